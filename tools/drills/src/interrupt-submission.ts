// Kills server and worker and cuts the connection while plans are submitted: pnpm test:interrupt [--short]. Exits 1 if
// a plan is submitted partially or twice, or lacks its receipt.

import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { readIsShort, writePage } from '../../kit/src/measure/report.ts';
import { type Caller, signInAs } from '../../kit/src/stack/caller.ts';
import { holdLock, query } from '../../kit/src/stack/database.ts';
import { type FaultProxy, openFaultProxy } from '../../kit/src/stack/fault-proxy.ts';
import { type KillableStage, openKillableStage } from '../../kit/src/stack/killable-stage.ts';
import { type MailSink, startMailSink } from '../../kit/src/stack/mail-sink.ts';
import { waitFor } from '../../kit/src/stack/wait.ts';
import { type Plan, preparePlans } from './interrupt-submission/plan.ts';
import {
  listPoints,
  listShortPoints,
  MAX_POINTS,
  type Measured,
  type Point,
  SHORT_POINTS,
} from './interrupt-submission/points.ts';
import { formatOutcomes, type Outcome } from './interrupt-submission/report.ts';
import { type Sender, sendSubmission } from './interrupt-submission/send.ts';
import { findState, listPlanFaults, waitForReceipts } from './interrupt-submission/verify.ts';

const CREATED = 201;
/** Long enough for sent requests to be completed or dropped. */
const SETTLING_MS = 500;

interface Scene {
  readonly stage: KillableStage;
  readonly line: FaultProxy;
  readonly sender: Sender;
  readonly sink: MailSink;
  readonly caller: Caller;
}

async function openScene(stage: KillableStage, sink: MailSink): Promise<Scene> {
  const api = await signInAs(stage.origin, 'demo');
  const line = await openFaultProxy(Number(new URL(stage.origin).port));
  return { stage, sink, line, sender: api, caller: api };
}

async function interruptAll(scene: Scene, isShort: boolean): Promise<Outcome[]> {
  const count = isShort ? SHORT_POINTS : MAX_POINTS;
  const [first, ...plans] = await preparePlans(scene.stage, scene.caller, 1 + count);
  if (!first) throw new Error('there is no plan');
  const measured = await measure(scene, first);
  console.error(`undisturbed: ${Math.round(measured.durationMs)} ms`);
  const points = isShort ? listShortPoints(measured) : listPoints(measured);
  const outcomes: Outcome[] = [];
  for (const [index, point] of points.entries())
    outcomes.push(await interruptOnce(scene, point, plans[index] ?? first));
  await waitForReceipts(scene.stage.databaseUrl);
  for (const [index, outcome] of outcomes.entries())
    outcomes[index] = await judge(scene, outcome, plans[index] ?? first);
  return outcomes;
}

/** The duration, and the bytes transferred. */
async function measure({ line, sender }: Scene, plan: Plan): Promise<Measured> {
  const since = performance.now();
  const status = await sendSubmission(line.port, sender, plan);
  if (status !== CREATED) throw new Error(`an undisturbed submission was answered with ${status}`);
  const durationMs = performance.now() - since;
  return { durationMs, requestBytes: line.counted.request, responseBytes: line.counted.response };
}

async function interruptOnce(scene: Scene, point: Point, plan: Plan): Promise<Outcome> {
  const { stage, line, sender } = scene;
  const firstAnswer = await submitInterrupted(scene, point, plan);
  await stage.waitUntilReady();
  const found = await findState(stage.databaseUrl, plan);
  const retried = point.isRetried ? await sendSubmission(line.port, sender, plan) : null;
  console.error(`${point.name}: ${firstAnswer ?? 'no answer'}, ${found}, ${retried ?? 'not sent again'}`);
  return { point, firstAnswer, found, retried, finally: '', faults: found === 'HALF' ? ['half submitted'] : [] };
}

function submitInterrupted(scene: Scene, point: Point, plan: Plan): Promise<number | null> {
  if (point.kind === 'cut') return submitCut(scene, point, plan);
  return point.kind === 'hold' ? submitHeld(scene, point, plan) : submitKilled(scene, point, plan);
}

async function submitHeld({ stage, line, sender }: Scene, { table }: Extract<Point, { kind: 'hold' }>, plan: Plan) {
  const release = await holdLock(stage.databaseUrl, `lock table ${table} in exclusive mode`);
  const sending = sendSubmission(line.port, sender, plan);
  await waitFor(`the lock of ${table}`, () => isWaiting(stage.databaseUrl, table), { everyMs: 20 });
  const { server } = stage;
  await server.kill();
  await release();
  await server.start();
  return sending;
}

async function isWaiting(databaseUrl: string, table: string): Promise<boolean> {
  const waiting = 'select 1 as id from pg_locks where not granted and relation = $1::regclass';
  return (await query(databaseUrl, waiting, [table])).length > 0;
}

async function submitCut({ line, sender }: Scene, { cut }: Extract<Point, { kind: 'cut' }>, plan: Plan) {
  await line.setTrouble({ cut });
  const firstAnswer = await sendSubmission(line.port, sender, plan);
  await line.setTrouble({});
  await pause(SETTLING_MS);
  return firstAnswer;
}

async function submitKilled({ stage, line, sender }: Scene, point: Extract<Point, { kind: 'kill' }>, plan: Plan) {
  const part = stage[point.part];
  const sending = sendSubmission(line.port, sender, plan);
  if (point.part === 'worker') await sending;
  await pause(point.afterMs);
  await part.kill();
  const firstAnswer = await sending;
  await part.start();
  return firstAnswer;
}

async function judge(scene: Scene, outcome: Outcome, plan: Plan): Promise<Outcome> {
  const { databaseUrl, origin } = scene.stage;
  const { point, firstAnswer } = outcome;
  const hashFile = async (path: string) => {
    const answer = await fetch(`${origin}${path}`, { headers: { cookie: scene.sender.cookie } });
    return createHash('sha256')
      .update(Buffer.from(await answer.arrayBuffer()))
      .digest('hex');
  };
  const isSure = point.isRetried || firstAnswer === CREATED;
  const faults = await listPlanFaults({ ...scene, databaseUrl, hashFile }, plan, isSure);
  return { ...outcome, finally: await findState(databaseUrl, plan), faults: [...outcome.faults, ...faults] };
}

const PAGE = {
  path: 'docs/benchmarks/interrupt.md',
  command: 'test:interrupt',
  title: 'Interrupted while submitting',
  about: `Server and worker are killed with SIGKILL, and the line between browser and server is cut at a byte, while calculated copies of the sample project are submitted; their documents are stand-ins of 1 MB each. Afterwards everything is brought up again and, where the table says so, the same act is sent again with the same key. A plan must then be submitted once, with every file as its hash says, one receipt and one mail; where it was not sent again it may also be a draft that can be edited, and nothing in between. A mail could come twice only if the worker died between the mail server's consent and the note of it in the queue.`,
};

const isShort = readIsShort();
const sink = await startMailSink(0);
const stage = await openKillableStage({ isInMemory: isShort, smtpPort: sink.port });
try {
  const scene = await openScene(stage, sink);
  const outcomes = await interruptAll(scene, isShort);
  await scene.line.close();
  const table = formatOutcomes(outcomes);
  console.log(table);
  if (!isShort) writePage(PAGE, table);
  process.exitCode = outcomes.every(({ faults }) => faults.length === 0) ? 0 : 1;
} finally {
  await stage.close();
  await sink.close();
}
