import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '../../tools/kit/src/stack/cluster.ts';

const run = promisify(execFile);
const compiler = join(repositoryRoot, 'node_modules/typescript/bin/tsc');
/** Code for Node, code for any platform, the browser application, and Node programs that drive a browser. */
const configurations = ['tsconfig.json', 'packages/tsconfig.json', 'apps/web/tsconfig.json', 'e2e/tsconfig.json'];

/** Caches the results of unchanged files, so that a second run checks little more than the change. */
const buildInfoFile = (configuration: string) =>
  join(repositoryRoot, 'node_modules/.cache/types', `${configuration.replaceAll('/', '-')}.tsbuildinfo`);

let failed = 0;
for (const configuration of configurations) {
  // One thread needs half the processor time of several, which infer the same types over and over, and is no slower.
  const options = ['--singleThreaded', '--incremental', '--tsBuildInfoFile', buildInfoFile(configuration)];
  await run(process.execPath, [compiler, '-p', configuration, ...options], { cwd: repositoryRoot }).catch((error) => {
    failed += 1;
    console.error(`${configuration}\n${error.stdout}`);
  });
}
console.log(`${configurations.length - failed} of ${configurations.length} configurations are free of type errors`);
process.exit(failed === 0 ? 0 : 1);
