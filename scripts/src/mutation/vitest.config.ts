import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * For samples of `pnpm mutation`, whose tests reach across packages. Stryker works on a copy of the packages, and each
 * import must lead to the copy, whatever the linked folders say.
 */
const root = process.cwd();
const entryOf = (name: string) => join(root, 'packages', name, 'src/index.ts');
const names = ['acoustics', 'geometry', 'domain', 'fixtures'].filter((name) => existsSync(entryOf(name)));

export default defineConfig({
  root,
  resolve: {
    alias: names.map((name) => ({ find: new RegExp(`^@quietsite/${name}$`), replacement: entryOf(name) })),
  },
  test: {
    environment: 'node',
    include: JSON.parse(process.env.QUIETSITE_MUTATION_TESTS ?? '[]') as string[],
    isolate: false,
    testTimeout: 60_000,
  },
});
