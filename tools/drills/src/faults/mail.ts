import { setTimeout as pause } from 'node:timers/promises';
import type { Trouble } from '../../../kit/src/stack/fault-proxy.ts';
import type { Fault } from './fault.ts';
import { extraOf, requestMail, waitForAll } from './jobs.ts';
import { type FaultScenario, type InjectedFault, runUnderLoad } from './under-load.ts';

const DOWN_MS = 6_000;
/** Cuts after the envelope, within the text. */
const CUT_AFTER_BYTES = 600;

interface MailTrouble {
  readonly name: string;
  readonly trouble: Trouble;
  /** Reset mails are rate-limited per user, so each fault has its own user. */
  readonly username: string;
}

const TROUBLES: readonly MailTrouble[] = [
  { name: 'mail server down', trouble: { isDown: true }, username: 'demo-member' },
  { name: 'mail server takes calls and says nothing', trouble: { isSilent: true }, username: 'demo-colleague' },
  {
    ...{ name: 'mail server slow, 300 ms each way and 500 bytes/s', username: 'demo-other' },
    trouble: { latencyMs: 300, bytesPerSecond: 500 },
  },
  {
    ...{ name: 'line to the mail server cut in the middle of a mail', username: 'demo-epd' },
    trouble: { cut: { side: 'request', afterBytes: CUT_AFTER_BYTES } },
  },
];

async function disturbMail(scenario: FaultScenario, { trouble, username }: MailTrouble): Promise<InjectedFault> {
  const { mailProxy } = scenario.stage;
  await mailProxy.setTrouble(trouble);
  const mail = await requestMail(scenario, username);
  await pause(DOWN_MS);
  const arrivedDuring = mail.count() > 0;
  await mailProxy.setTrouble({});
  const endedAt = performance.now();
  let seconds = 0;
  const until = waitForAll([mail]).then((at) => {
    seconds = (at - endedAt) / 1000;
    return at;
  });
  return {
    ...{ endedAt, until, extra: extraOf([mail]) },
    note: () =>
      arrivedDuring ? 'the mail arrived all the same' : `the mail arrived ${seconds.toFixed(1)} s afterwards`,
    judge: ({ failed }) => [
      ...(mail.count() === 1 ? [] : [`${mail.count()} mails instead of one`]),
      ...(failed === 0 ? [] : [`${failed} calls had no answer`]),
    ],
  };
}

export const listMailFaults = (scenario: FaultScenario): Fault[] =>
  TROUBLES.map((one) => ({
    ...{ name: one.name, maxRecoverySeconds: 60, isShort: false },
    run: () => runUnderLoad(scenario, () => disturbMail(scenario, one)),
  }));
