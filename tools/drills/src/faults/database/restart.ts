import { openKillableStage } from '../../../../kit/src/stack/killable-stage.ts';
import type { Cluster } from '../../../../kit/src/stack/postgres.ts';
import type { Fault } from '../fault.ts';
import { onDatabase } from './on-database.ts';

interface Ending {
  readonly name: string;
  readonly isShort?: boolean;
  end(cluster: Cluster): Promise<void>;
}

const endings: readonly Ending[] = [
  { name: 'database restarted', isShort: true, end: (cluster) => cluster.stop('fast') },
  { name: 'database stopped at once, without a checkpoint', end: (cluster) => cluster.stop('immediate') },
  { name: 'kill -9 of the postmaster', end: (cluster) => cluster.killPostmaster() },
];

/** While users edit and a calculation runs. */
export const restartFaults: readonly Fault[] = endings.map(({ name, isShort = false, end }) => ({
  ...{ name, isShort, wellWithinSeconds: 30 },
  async run() {
    const world = await openKillableStage({ isInMemory: isShort });
    try {
      return await onDatabase(world, async () => {
        const since = performance.now();
        await end(world.cluster);
        await world.cluster.start();
        const endedAt = performance.now();
        return { endedAt, note: () => `the database was away for ${((endedAt - since) / 1000).toFixed(1)} s` };
      });
    } finally {
      await world.close();
    }
  },
}));
