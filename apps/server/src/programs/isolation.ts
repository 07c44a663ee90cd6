import { spawnSync } from 'node:child_process';

/**
 * In a separate user namespace, a program cannot read the server's environment in /proc or its memory. No extra process
 * is created, so limits, signals and usage figures apply to the program itself.
 */
const UNSHARE = ['--user', '--map-current-user', '--'];

let isPossible: boolean | undefined;

/** Checked once. Where the system forbids namespaces, as some containers do, programs run without isolation. */
export function canIsolate(): boolean {
  isPossible ??= spawnSync('unshare', [...UNSHARE, 'true'], { env: {}, stdio: 'ignore' }).status === 0;
  return isPossible;
}

/** The command that runs a program isolated, where the system allows it. */
export const isolated = (program: string, parameters: readonly string[]): readonly [string, readonly string[]] =>
  canIsolate() ? ['/usr/bin/unshare', [...UNSHARE, program, ...parameters]] : [program, parameters];
