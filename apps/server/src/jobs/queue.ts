import { CompiledQuery } from 'kysely';
import { type Clock, type Job, PgBoss, systemClock } from 'pg-boss';
import { findAsker, runFor } from '../asker.ts';
import type { Enqueue, JobRequest } from '../services/mechanisms/queue.ts';
import { watchClock } from './clock-set-back.ts';
import { addTrace, type JobLog, performJob } from './perform-job.ts';

type JobName = JobRequest['name'];
type JobData<Name extends JobName> = Extract<JobRequest, { name: Name }>['data'];

interface QueueRule {
  readonly retryLimit: number;
  readonly retryDelay: number;
  /** How long a finished job is kept; a week unless said. */
  readonly deleteAfterSeconds?: number;
}

/**
 * Pauses grow with each try: a mail server that is dead for a day delays a mail but does not lose it. A mail that was
 * sent is about a person and does not stay.
 */
const rules: Record<JobName, QueueRule> = {
  calculate: { retryLimit: 2, retryDelay: 1 },
  print: { retryLimit: 1, retryDelay: 1 },
  'print-large': { retryLimit: 1, retryDelay: 1 },
  receipt: { retryLimit: 12, retryDelay: 10 },
  mail: { retryLimit: 12, retryDelay: 10, deleteAfterSeconds: 3_600 },
  'reset-request': { retryLimit: 12, retryDelay: 10, deleteAfterSeconds: 3_600 },
  'lock-notice': { retryLimit: 5, retryDelay: 5 },
};

/** Costly ones: turns go by company, however many of them one company asks for. */
const IN_TURNS: readonly JobName[] = ['calculate', 'print', 'print-large'];

const ABOUT_PEOPLE: readonly JobName[] = ['mail', 'reset-request', 'lock-notice'];

export interface JobHandler<Name extends JobName> {
  readonly name: Name;
  /** Jobs of this kind that one worker process works on at once. */
  readonly concurrency: number;
  /** Of them, and of those of other workers, for one company; no limit unless said. */
  readonly concurrencyEach?: number;
  /** May be called again for the same data after a worker died: it must be safe to repeat. */
  perform(data: JobData<Name>, signal: AbortSignal): Promise<void>;
  /** Called once when every retry is used up. */
  giveUp(data: JobData<Name>): Promise<void>;
}

interface QueueOptions {
  readonly url: string;
  /** Seconds without a sign of life after which a job goes to another worker. */
  readonly heartbeatSeconds: number;
  readonly onError: (error: Error) => void;
  /** Of those who work; who only asks for jobs has nothing to say. */
  readonly log?: JobLog;
  /** What the database calls the connection: worker-alive.ts tells a worker by it. */
  readonly applicationName?: string;
}

const SILENT: JobLog = { info: () => undefined, error: () => undefined };

/** A retry comes without a notice, so the poll decides how soon a dead worker's job is taken up again. */
const POLLING = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 };

/** Its rounds come after so much time, whatever the clock of the machine is set to. */
const steadyClock: Clock = { ...systemClock, now: () => performance.timeOrigin + performance.now() };

/** Of any statement of the queue itself; they are all short. */
const ANSWER_LIMIT_MS = 30_000;

const deadLetterOf = (name: string) => `${name}-given-up`;

/** The queue lives in the same database as the data, so that a job and the change that asks for it commit together. */
export function createJobQueue({ url, heartbeatSeconds, onError, log = SILENT, applicationName }: QueueOptions) {
  const connection = {
    connectionString: url,
    // On a line that went dead nobody else would end the wait; the library hands it to its driver.
    query_timeout: ANSWER_LIMIT_MS,
  };
  const boss = new PgBoss({
    ...connection,
    application_name: applicationName ?? 'quietsite-queue',
    max: 4,
    clock: steadyClock,
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    // Finished jobs are looked for this often; by default once a day, whatever their queue says.
    maintenanceIntervalSeconds: 600,
  });
  boss.on('error', onError);
  let stopWatch: () => void = () => undefined;

  const enqueue: Enqueue = async (transaction, job) => {
    const db = {
      async executeSql(text: string, values: unknown[] = []) {
        const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, values));
        return { rows };
      },
    };
    await boss.send(job.name, addTrace(job.data), { db, ...(await findTurn(db, job.name)) });
  };

  /** After a job it looks for the next one at once: in a line of many nobody waits for the poll. */
  async function workSteadily<Data extends object>(
    name: string,
    perform: (job: Job<Data>) => Promise<void>,
    concurrencyEach?: number,
  ) {
    const options = { ...POLLING, ...(concurrencyEach && { groupConcurrency: concurrencyEach }) };
    const worker = await boss.work<Data, void>(name, options, async ([job]) => {
      if (job) await perform(job).finally(() => boss.notifyWorker(worker));
    });
  }

  return {
    enqueue,

    async start(): Promise<void> {
      await boss.start();
      for (const [name, rule] of Object.entries(rules)) {
        const { deleteAfterSeconds = 604_800 } = rule;
        await boss.createQueue(deadLetterOf(name), { notify: true, deleteAfterSeconds });
        const options = { ...rule, retryBackoff: true, heartbeatSeconds, expireInSeconds: 3_600, notify: true };
        await boss.createQueue(name, { ...options, deadLetter: deadLetterOf(name) });
      }
      stopWatch = watchClock(boss.getDb(), onError);
    },

    async work<Name extends JobName>(handler: JobHandler<Name>): Promise<void> {
      const manner = { log, isAboutPeople: ABOUT_PEOPLE.includes(handler.name) };
      for (let hand = 0; hand < handler.concurrency; hand += 1)
        await workSteadily<JobData<Name>>(
          handler.name,
          (job) => {
            const asker = { party: job.groupId ?? '', signal: job.signal };
            return runFor(asker, () =>
              performJob(job, { ...manner, perform: (data) => handler.perform(data, job.signal) }),
            );
          },
          handler.concurrencyEach,
        );
      await workSteadily<JobData<Name>>(deadLetterOf(handler.name), (job) =>
        performJob(job, { ...manner, perform: handler.giveUp }),
      );
    },

    /** Lets running jobs end; those that do not are taken up again by another worker. */
    stop(timeoutMs: number): Promise<void> {
      stopWatch();
      return boss.stop({ graceful: true, timeout: timeoutMs, close: true });
    },
  };
}

interface Statements {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

const COUNT_WAITING = `
  select count(*)::integer as waiting from pgboss.job
  where name = $1 and group_id = $2 and state in ('created', 'retry')`;

/** Behind the first of every other company, if one of its own waits already; behind the second, if two do. */
async function findTurn(statements: Statements, name: JobName): Promise<{ group?: { id: string }; priority?: number }> {
  const { party } = findAsker();
  if (party === '' || !IN_TURNS.includes(name)) return {};
  const { rows } = await statements.executeSql(COUNT_WAITING, [name, party]);
  const { waiting } = rows[0] as { readonly waiting: number };
  return { group: { id: party }, priority: -waiting };
}
