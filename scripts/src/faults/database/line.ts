import { setTimeout as pause } from 'node:timers/promises';
import { type LineProxy, openLineProxy } from '../../stack/line-proxy.ts';
import type { Fault } from '../fault.ts';
import { underWork } from './under-work.ts';
import { openWorld } from './world.ts';

interface Trouble {
  readonly name: string;
  readonly seconds: number;
  begin(line: LineProxy): void;
}

const troubles: readonly Trouble[] = [
  { name: 'slow line to the database, 100 ms each way', seconds: 15, begin: (line) => line.setDelay(100) },
  { name: 'dead line to the database', seconds: 40, begin: (line) => line.setState('silent') },
  { name: 'line to the database cut', seconds: 10, begin: (line) => line.setState('cut') },
  {
    name: 'lines to the database forgotten on the way',
    seconds: 20,
    begin: (line) => line.forgetLines(),
  },
];

/** The longest that anybody may wait for an answer, good or bad. */
const LONGEST_WAIT_SECONDS = 25;

/** Between server and worker on one side and the database on the other. */
export const lineFaults: readonly Fault[] = troubles.map(({ name, seconds, begin }) => ({
  ...{ name, isShort: false, wellWithinSeconds: 45 },
  async run() {
    let line: LineProxy | undefined;
    const findPort = async (port: number) => {
      line = await openLineProxy(port);
      return line.port;
    };
    const world = await openWorld({ findPort });
    try {
      return await underWork(world, async ({ hearing }) => {
        if (line) begin(line);
        await pause(seconds * 1000);
        line?.setDelay(0);
        line?.setState('open');
        const endedAt = performance.now();
        const waited = hearing.longestWaitMs / 1000;
        const wrongs = waited > LONGEST_WAIT_SECONDS ? [`somebody waited ${waited.toFixed(1)} s`] : [];
        return { endedAt, wrongs, note: `for ${seconds} s` };
      });
    } finally {
      await world.close();
      line?.close();
    }
  },
}));
