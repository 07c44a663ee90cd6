import { defineConfig } from 'vitest/config';

/**
 * For `pnpm mutation`, which runs the tests of this package thousands of times: in one process, without new workers.
 */
export default defineConfig({
  test: { environment: 'node', include: ['src/**/*.test.ts'], isolate: false, testTimeout: 30_000 },
});
