import type { Logger } from 'pino';
import { continueTrace, findTrace, runInTrace, type Trace } from '../trace.ts';

export type JobLog = Pick<Logger, 'info' | 'error'>;

/** Jobs queued by the previous release have no trace. */
interface Traced {
  readonly trace?: Trace;
}

/** Stored content of a job: its data, and the trace of the request that created it. */
export function addTrace<Data extends object>(data: Data): Data & Traced {
  const trace = findTrace();
  return trace ? { ...data, trace } : data;
}

interface StoredJob<Data> {
  readonly id: string;
  readonly name: string;
  readonly data: Data;
}

interface JobContext<Data> {
  readonly log: JobLog;
  /** Error messages may name a person, as mail servers quote the recipient, so only the kind of error is logged. */
  readonly isPersonal: boolean;
  perform(data: Data): Promise<void>;
}

/** Runs a job as a step of its request's trace and logs the outcome. */
export async function performJob<Data extends object>(
  { id, name, data: stored }: StoredJob<Data>,
  { log, isPersonal, perform }: JobContext<Data>,
): Promise<void> {
  const { trace, ...data } = stored as Data & Traced;
  const execute = async () => {
    const startedAt = performance.now();
    const logFields = () => ({ job: name, jobId: id, ms: Math.round(performance.now() - startedAt) });
    try {
      await perform(data as unknown as Data);
      log.info(logFields(), 'job done');
    } catch (error) {
      log.error({ ...logFields(), ...(isPersonal ? { failure: kindOf(error) } : { err: error }) }, 'job failed');
      throw error;
    }
  };
  await (trace ? runInTrace(continueTrace(trace), execute) : execute());
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}
