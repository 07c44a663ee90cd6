import { setTimeout as pause } from 'node:timers/promises';
import { openKillableStage } from '../../../../kit/src/stack/killable-stage.ts';
import { type Line, openLine } from '../../../../kit/src/stack/line.ts';
import type { Fault } from '../fault.ts';
import { listUnclear } from '../tally.ts';
import { onDatabase } from './on-database.ts';

interface Hit {
  readonly name: string;
  readonly seconds: number;
  begin(line: Line): Promise<void> | void;
}

const hits: readonly Hit[] = [
  {
    name: 'slow line to the database, 100 ms each way',
    seconds: 15,
    begin: (line) => line.setTrouble({ latencyMs: 100 }),
  },
  { name: 'dead line to the database', seconds: 40, begin: (line) => line.setTrouble({ isSilent: true }) },
  { name: 'line to the database cut', seconds: 10, begin: (line) => line.setTrouble({ isDown: true }) },
  { name: 'lines to the database forgotten on the way', seconds: 20, begin: (line) => line.forget() },
];

/** The longest wait allowed for any response, success or error. */
const MAX_WAIT_SECONDS = 25;

/** Between server and worker on one side and the database on the other. */
export const lineFaults: readonly Fault[] = hits.map(({ name, seconds, begin }) => ({
  ...{ name, isShort: false, wellWithinSeconds: 45 },
  async run() {
    let line: Line | undefined;
    const findPort = async (port: number) => {
      line = await openLine(port);
      return line.port;
    };
    const world = await openKillableStage({ findPort });
    try {
      return await onDatabase(world, async ({ tally }) => {
        if (line) await begin(line);
        await pause(seconds * 1000);
        await line?.setTrouble({});
        const endedAt = performance.now();
        const waited = tally.now.longestWaitMs / 1000;
        const wrongs = waited > MAX_WAIT_SECONDS ? [`somebody waited ${waited.toFixed(1)} s`] : [];
        return {
          ...{ endedAt, note: () => `for ${seconds} s` },
          judge: (heard) => [...wrongs, ...listUnclear(heard)],
        };
      });
    } finally {
      await world.close();
      await line?.close();
    }
  },
}));
