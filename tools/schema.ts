// Writes viva.schema.json and viva.config.schema.json from the catalog. With --check: fails if the committed files differ.
import { readFile, writeFile } from 'node:fs/promises';
import { catalog } from '../src/catalog.ts';
import { configJsonSchema, suiteJsonSchema } from '../src/suite/schema.ts';

const schemas: readonly (readonly [string, object])[] = [
  ['viva.schema.json', suiteJsonSchema(catalog.checks, catalog.metrics)],
  ['viva.config.schema.json', configJsonSchema(catalog.protocols)],
];

for (const [name, schema] of schemas) {
  const file = new URL(`../${name}`, import.meta.url);
  const text = `${JSON.stringify(schema, null, 2)}\n`;
  if (!process.argv.includes('--check')) await writeFile(file, text);
  else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    console.error(`${name} is not what the source makes: run \`npm run schema\` and commit it.`);
    process.exitCode = 1;
  }
}
