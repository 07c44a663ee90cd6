import { setTimeout as pause } from 'node:timers/promises';
import { type FaultProxy, openFaultProxy } from '../../../../kit/src/stack/fault-proxy.ts';
import { openKillableStage } from '../../../../kit/src/stack/killable-stage.ts';
import type { Fault } from '../fault.ts';
import { listUnclear } from '../tally.ts';
import { onDatabase } from './on-database.ts';

interface LineTrouble {
  readonly name: string;
  readonly seconds: number;
  begin(line: FaultProxy): Promise<void> | void;
}

const lineTroubles: readonly LineTrouble[] = [
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

/** Faults of the connection between server and worker on one side and the database on the other. */
export const lineFaults: readonly Fault[] = lineTroubles.map(({ name, seconds, begin }) => ({
  ...{ name, isShort: false, maxRecoverySeconds: 45 },
  async run() {
    let line: FaultProxy | undefined;
    const findPort = async (port: number) => {
      line = await openFaultProxy(port);
      return line.port;
    };
    const stage = await openKillableStage({ findPort });
    try {
      return await onDatabase(stage, async ({ tally }) => {
        if (line) await begin(line);
        await pause(seconds * 1000);
        await line?.setTrouble({});
        const endedAt = performance.now();
        const waited = tally.now.longestWaitMs / 1000;
        const violations = waited > MAX_WAIT_SECONDS ? [`somebody waited ${waited.toFixed(1)} s`] : [];
        return {
          ...{ endedAt, note: () => `for ${seconds} s` },
          judge: (responses) => [...violations, ...listUnclear(responses)],
        };
      });
    } finally {
      await stage.close();
      await line?.close();
    }
  },
}));
