// src → dist/: tsc, then one ncc bundle with lazy chunks that every entry shares, and a small file an entry.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const sh = (bin, ...args) =>
  execFileSync(process.execPath, [path.join('node_modules', ...bin), ...args], { stdio: ['ignore', 'inherit', 'inherit'] });

for (const dir of ['build', 'dist']) rmSync(dir, { recursive: true, force: true });
sh(['typescript', 'bin', 'tsc'], '-p', 'tsconfig.json');
writeFileSync('build/package.json', '{"type":"module"}\n');

const ENTRIES = ['action', 'post', 'cli', 'library', 'demo', 'host'];
writeFileSync('build/bundle.js', ENTRIES.map((e) => `export const ${e} = () => import('./${e}.js');\n`).join(''));
sh(['@vercel', 'ncc', 'dist', 'ncc', 'cli.js'], 'build', 'build/bundle.js', '-o', 'dist/bundle', '--license', 'licenses.txt', '--quiet');

// One character beyond Latin-1 makes V8 keep a whole chunk in two bytes a character: a twentieth of a start, 4 MB. A no-break space stays:
// it is Latin-1, and a package has it between words of its code, where nothing may be escaped.
const escaped = (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`;
for (const file of readdirSync('dist/bundle').filter((f) => f.endsWith('.js'))) {
  const chunk = path.join('dist/bundle', file);
  writeFileSync(chunk, readFileSync(chunk, 'utf8').replace(/[^\0-\x7f\xa0]/g, escaped));
}

const bundle = (entry) => `import { ${entry} } from './bundle/index.js';\n`;
writeFileSync('dist/package.json', '{"type":"module"}\n');
for (const entry of ['action', 'post', 'host']) writeFileSync(`dist/${entry}.js`, `${bundle(entry)}await (await ${entry}()).main();\n`);
// Terminals start Viva again and again: Node (22.8 on) then keeps what it compiled. Chunks are imported after this.
const COMPILED = `import module from 'node:module';\n`;
for (const entry of ['cli', 'demo'])
  writeFileSync(
    `dist/${entry}.js`,
    `#!/usr/bin/env node\n${COMPILED}${bundle(entry)}module.enableCompileCache?.();\nawait (await ${entry}()).main();\n`,
  );
const names = Object.keys(await import(pathToFileURL(path.resolve('build/library.js')).href)).sort();
writeFileSync('dist/library.js', `${bundle('library')}export const { ${names.join(', ')} } = await library();\n`);

// Types of the library and what they import; nothing of the rest.
mkdirSync('dist/types', { recursive: true });
const wanted = new Set();
const follow = (file) => {
  if (wanted.has(file)) return;
  wanted.add(file);
  const text = readFileSync(path.join('build', file), 'utf8');
  for (const [, from] of text.matchAll(/from ['"](\.[^'"]+)['"]/g))
    follow(path.join(path.dirname(file), from.replace(/\.[jt]s$/, '.d.ts')));
};
follow('library.d.ts');
for (const file of wanted) cpSync(path.join('build', file), path.join('dist/types', file));
console.log(readdirSync('dist', { recursive: true }).length, 'files in dist');
