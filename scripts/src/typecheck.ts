import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '../../tools/kit/src/stack/cluster.ts';

const run = promisify(execFile);
const compiler = join(repositoryRoot, 'node_modules/typescript/bin/tsc');
const configurations = globSync('{,packages/*/,apps/*/,e2e/,scripts/,tools/*/}tsconfig.json', {
  cwd: repositoryRoot,
}).sort();

/** Caches the results of unchanged files, so that a second run checks little more than the change. */
const knowledgeOf = (configuration: string) =>
  join(repositoryRoot, 'node_modules/.cache/types', `${configuration.replaceAll('/', '-')}.tsbuildinfo`);

let failed = 0;
for (const configuration of configurations) {
  const parameters = ['-p', configuration, '--incremental', '--tsBuildInfoFile', knowledgeOf(configuration)];
  await run(process.execPath, [compiler, ...parameters], { cwd: repositoryRoot }).catch((error) => {
    failed += 1;
    console.error(`${configuration}\n${error.stdout}`);
  });
}
console.log(`${configurations.length - failed} of ${configurations.length} configurations are free of type errors`);
process.exit(failed === 0 ? 0 : 1);
