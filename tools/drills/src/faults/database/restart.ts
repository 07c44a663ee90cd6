import { openKillableStage } from '../../../../kit/src/stack/killable-stage.ts';
import type { Cluster } from '../../../../kit/src/stack/postgres.ts';
import type { Fault } from '../fault.ts';
import { onDatabase } from './on-database.ts';

interface DatabaseStop {
  readonly name: string;
  readonly isShort?: boolean;
  end(cluster: Cluster): Promise<void>;
}

const databaseStops: readonly DatabaseStop[] = [
  { name: 'database restarted', isShort: true, end: (cluster) => cluster.stop('fast') },
  { name: 'database stopped at once, without a checkpoint', end: (cluster) => cluster.stop('immediate') },
  { name: 'kill -9 of the postmaster', end: (cluster) => cluster.killPostmaster() },
];

/** While users edit and a calculation runs. */
export const restartFaults: readonly Fault[] = databaseStops.map(({ name, isShort = false, end }) => ({
  ...{ name, isShort, maxRecoverySeconds: 30 },
  async run() {
    const stage = await openKillableStage({ isInMemory: isShort });
    try {
      return await onDatabase(stage, async () => {
        const since = performance.now();
        await end(stage.cluster);
        await stage.cluster.start();
        const endedAt = performance.now();
        return { endedAt, note: () => `the database was away for ${((endedAt - since) / 1000).toFixed(1)} s` };
      });
    } finally {
      await stage.close();
    }
  },
}));
