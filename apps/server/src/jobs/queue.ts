import { CompiledQuery } from 'kysely';
import { type Clock, type Job, PgBoss, systemClock } from 'pg-boss';
import { findRequester, runFor } from '../requester.ts';
import type { Enqueue, JobRequest } from '../services/mechanisms/queue.ts';
import { watchClock } from './clock-watch.ts';
import { addTrace, type JobLog, performJob } from './perform-job.ts';

type JobName = JobRequest['name'];
type JobData<Name extends JobName> = Extract<JobRequest, { name: Name }>['data'];

interface QueueRule {
  readonly retryLimit: number;
  readonly retryDelay: number;
  /** How long a finished job is stored; one week by default. */
  readonly deleteAfterSeconds?: number;
}

/**
 * Delays grow with each retry: a mail server that is down for a day delays a mail but does not lose it. A sent mail
 * holds personal data and is deleted.
 */
const rules: Record<JobName, QueueRule> = {
  calculate: { retryLimit: 2, retryDelay: 1 },
  print: { retryLimit: 1, retryDelay: 1 },
  'print-large': { retryLimit: 1, retryDelay: 1 },
  receipt: { retryLimit: 12, retryDelay: 10 },
  'site-calendars': { retryLimit: 2, retryDelay: 5 },
  mail: { retryLimit: 12, retryDelay: 10, deleteAfterSeconds: 3_600 },
  'reset-request': { retryLimit: 12, retryDelay: 10, deleteAfterSeconds: 3_600 },
  'lock-notice': { retryLimit: 5, retryDelay: 5 },
};

/** Expensive jobs. Companies take turns with them, however many jobs one company requests. */
const JOBS_IN_TURN: readonly JobName[] = ['calculate', 'print', 'print-large'];

const PERSONAL_JOBS: readonly JobName[] = ['mail', 'reset-request', 'lock-notice'];

export interface JobHandler<Name extends JobName> {
  readonly name: Name;
  /** Jobs of this kind that one worker process runs at once. */
  readonly concurrency: number;
  /** Maximum per company over all workers; unlimited by default. */
  readonly concurrencyPerCompany?: number;
  /** May be called again for the same data after a worker died, so it must be safe to repeat. */
  perform(data: JobData<Name>, signal: AbortSignal): Promise<void>;
  /** Called once after the last retry. */
  giveUp(data: JobData<Name>): Promise<void>;
}

interface QueueOptions {
  readonly url: string;
  /** Seconds without a heartbeat after which a job goes to another worker. */
  readonly heartbeatSeconds: number;
  readonly onError: (error: Error) => void;
  /** Only for workers; a process that only creates jobs logs nothing. */
  readonly log?: JobLog;
  /** The connection's name in the database, which worker-alive.ts uses to recognise a worker. */
  readonly applicationName?: string;
}

const SILENT: JobLog = { info: () => undefined, error: () => undefined };

/** A retry sends no notification, so the polling interval decides how soon a dead worker's job is picked up. */
const POLLING = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 };

/** Keeps intervals correct when the system clock is changed. */
const steadyClock: Clock = { ...systemClock, now: () => performance.timeOrigin + performance.now() };

/** For the statements of the queue itself, which are all short. */
const STATEMENT_LIMIT_MS = 30_000;

const deadLetterOf = (name: string) => `${name}-given-up`;

/** The queue is in the same database as the data, so that a job commits together with the change that requests it. */
export function createJobQueue({ url, heartbeatSeconds, onError, log = SILENT, applicationName }: QueueOptions) {
  const connection = {
    connectionString: url,
    // Nothing else would end the wait on a dead connection; the library passes this to its driver.
    query_timeout: STATEMENT_LIMIT_MS,
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
    // How often finished jobs are deleted. By default it is once a day, even if a queue sets a shorter time.
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

  /** Fetches the next job as soon as one is done, so that a backlog does not wait for the poll. */
  async function workContinuously<Data extends object>(
    name: string,
    perform: (job: Job<Data>) => Promise<void>,
    concurrencyPerCompany?: number,
  ) {
    const options = { ...POLLING, ...(concurrencyPerCompany && { groupConcurrency: concurrencyPerCompany }) };
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
      const context = { log, isPersonal: PERSONAL_JOBS.includes(handler.name) };
      for (let index = 0; index < handler.concurrency; index += 1)
        await workContinuously<JobData<Name>>(
          handler.name,
          (job) => {
            const requester = { party: job.groupId ?? '', signal: job.signal };
            return runFor(requester, () =>
              performJob(job, { ...context, perform: (data) => handler.perform(data, job.signal) }),
            );
          },
          handler.concurrencyPerCompany,
        );
      await workContinuously<JobData<Name>>(deadLetterOf(handler.name), (job) =>
        performJob(job, { ...context, perform: handler.giveUp }),
      );
    },

    /** Lets running jobs finish; another worker picks up those that do not. */
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

/** The more jobs of a company are waiting, the lower the priority of its next one, so that companies take turns. */
async function findTurn(statements: Statements, name: JobName): Promise<{ group?: { id: string }; priority?: number }> {
  const { party } = findRequester();
  if (party === '' || !JOBS_IN_TURN.includes(name)) return {};
  const { rows } = await statements.executeSql(COUNT_WAITING, [name, party]);
  const { waiting } = rows[0] as { readonly waiting: number };
  return { group: { id: party }, priority: -waiting };
}
