import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'forks',
    reporters: [process.env['CI'] ? 'dot' : 'default', './tools/closing-line.mjs'],
    maxWorkers: 2,
    server: { deps: { inline: [/@actions\/languageservice/, /@actions\/workflow-parser/] } },
  },
});
