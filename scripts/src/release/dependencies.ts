import { execFileSync } from 'node:child_process';
import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repositoryRoot } from '../../../tools/kit/src/stack/cluster.ts';
import { copyFrom } from './copy-from.ts';

/** Written by pnpm: timestamps, paths of this machine, or data that only pnpm needs. */
const UNNEEDED = ['.modules.yaml', '.pnpm-workspace-state-v1.json', '.bin', 'lock.yaml'];

/**
 * The locked dependencies of the server without development dependencies. Not `pnpm deploy`: it puts the workspace
 * packages below node_modules, where Node refuses to read TypeScript.
 */
export function installDependencies(directory: string, manifests: readonly string[]): void {
  copyFrom(repositoryRoot, manifests, directory);
  const filter = ['--filter', '@quietsite/server...'];
  execFileSync('pnpm', [...filter, 'install', '--prod', '--frozen-lockfile', '--prefer-offline'], {
    cwd: directory,
    env: { ...process.env, CI: 'true' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const one of [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    '.npmrc',
    'apps/web',
    'e2e',
    'scripts',
    'tools',
    'packages/validation',
  ])
    rmSync(join(directory, one), { recursive: true, force: true });
  removeUnneeded(directory);
}

function removeUnneeded(directory: string): void {
  for (const name of readdirSync(directory)) {
    const path = join(directory, name);
    if (UNNEEDED.includes(basename(path)) && path.includes('node_modules')) rmSync(path, { recursive: true });
    else if (lstatSync(path).isDirectory()) removeUnneeded(path);
  }
}
