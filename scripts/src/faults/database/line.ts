import { setTimeout as pause } from 'node:timers/promises';
import { type Line, openLine } from '../../stack/line.ts';
import type { Fault } from '../fault.ts';
import { underWork } from './under-work.ts';
import { openWorld } from './world.ts';

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

/** The longest that anybody may wait for an answer, good or bad. */
const LONGEST_WAIT_SECONDS = 25;

/** Between server and worker on one side and the database on the other. */
export const lineFaults: readonly Fault[] = hits.map(({ name, seconds, begin }) => ({
  ...{ name, isShort: false, wellWithinSeconds: 45 },
  async run() {
    let line: Line | undefined;
    const findPort = async (port: number) => {
      line = await openLine(port);
      return line.port;
    };
    const world = await openWorld({ findPort });
    try {
      return await underWork(world, async ({ hearing }) => {
        if (line) await begin(line);
        await pause(seconds * 1000);
        await line?.setTrouble({});
        const endedAt = performance.now();
        const waited = hearing.longestWaitMs / 1000;
        const wrongs = waited > LONGEST_WAIT_SECONDS ? [`somebody waited ${waited.toFixed(1)} s`] : [];
        return { endedAt, wrongs, note: `for ${seconds} s` };
      });
    } finally {
      await world.close();
      await line?.close();
    }
  },
}));
