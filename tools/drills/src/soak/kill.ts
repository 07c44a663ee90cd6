import { setTimeout as pause } from 'node:timers/promises';
import type { KillableStage } from '../../../kit/src/stack/killable-stage.ts';
import type { Cluster } from '../../../kit/src/stack/postgres.ts';
import { becomesTrueWithin } from '../../../kit/src/stack/wait.ts';
import { hasActiveRun } from '../../../kit/src/users/verify.ts';

export interface Kills {
  readonly name: string;
  readonly count: number;
  /** Kills while a run was being calculated. */
  readonly duringRun: number;
  /** From the kill until the server reported ready again. */
  readonly slowestReturnMs: number;
}

const DOWN_MS = 300;
const MAX_WAIT_MS = 15_000;

/** Kills each part in turn, while a calculation is running. */
export async function killInTurn(stage: KillableStage, rounds: number): Promise<Kills[]> {
  const parts = [stage.worker, stage.server, toPart(stage.cluster)];
  const kills = parts.map(({ name }) => ({ name, count: 0, duringRun: 0, slowestReturnMs: 0 }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, part] of parts.entries()) {
      const tally = kills[index];
      if (!tally) continue;
      await pause(500 + Math.random() * 1_500);
      if (await waitForRun(stage.databaseUrl)) tally.duringRun += 1;
      const since = performance.now();
      await part.kill();
      tally.count += 1;
      await pause(Math.random() * DOWN_MS);
      await part.start();
      await stage.waitUntilReady();
      tally.slowestReturnMs = Math.max(tally.slowestReturnMs, performance.now() - since);
    }
    console.error(`round ${round + 1} of ${rounds}`);
  }
  return kills;
}

const toPart = ({ start, killAll }: Cluster) => ({ name: 'database', start, kill: killAll });

const waitForRun = (url: string): Promise<boolean> =>
  becomesTrueWithin(() => hasActiveRun(url).catch(() => false), MAX_WAIT_MS, 50);
