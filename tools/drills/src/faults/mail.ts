import { setTimeout as pause } from 'node:timers/promises';
import type { Trouble } from '../../../kit/src/stack/line.ts';
import type { Fault } from './fault.ts';
import { extraOf, orderMail, waitForAll } from './jobs.ts';
import { type Made, underWork, type World } from './under-work.ts';

const DOWN_MS = 6_000;
/** After the envelope, within the text. */
const IN_THE_MIDDLE = 600;

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
    trouble: { cut: { side: 'request', afterBytes: IN_THE_MIDDLE } },
  },
];

async function disturbMail(world: World, { trouble, username }: MailTrouble): Promise<Made> {
  const { mailLine } = world.stage;
  await mailLine.setTrouble(trouble);
  const mail = await orderMail(world, username);
  await pause(DOWN_MS);
  const arrivedDuring = mail.count() > 0;
  await mailLine.setTrouble({});
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

export const listMail = (world: World): Fault[] =>
  TROUBLES.map((one) => ({
    ...{ name: one.name, wellWithinSeconds: 60, isShort: false },
    run: () => underWork(world, () => disturbMail(world, one)),
  }));
