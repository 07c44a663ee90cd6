import { spawnSync } from 'node:child_process';

/**
 * In a user namespace of its own a program cannot look into ours: not at our environment in /proc, not at our memory.
 * Its process is the same one, so that limits, signals and figures go to the program itself.
 */
const UNSHARE = ['--user', '--map-current-user', '--'];

let isPossible: boolean | undefined;

/** Asked once. Where the system forbids namespaces (some containers do) programs run as before. */
export function canRunApart(): boolean {
  isPossible ??= spawnSync('unshare', [...UNSHARE, 'true'], { env: {}, stdio: 'ignore' }).status === 0;
  return isPossible;
}

/** The command that runs another one apart, where that can be done. */
export const runApart = (program: string, parameters: readonly string[]): readonly [string, readonly string[]] =>
  canRunApart() ? ['/usr/bin/unshare', [...UNSHARE, program, ...parameters]] : [program, parameters];
