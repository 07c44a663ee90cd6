import type { Logger } from 'pino';
import { continueTrace, findTrace, runInTrace, type Trace } from '../trace.ts';

export type JobLog = Pick<Logger, 'info' | 'error'>;

/** Jobs of the previous release have none. */
interface Traced {
  readonly trace?: Trace;
}

/** Stored content of a job: its data, and the trace of the request that created it. */
export function addTrace<Data extends object>(data: Data): Data & Traced {
  const trace = findTrace();
  return trace ? { ...data, trace } : data;
}

interface TakenJob<Data> {
  readonly id: string;
  readonly name: string;
  readonly data: Data;
}

interface Performing<Data> {
  readonly log: JobLog;
  /** Mail servers quote the recipient, so the log gets only the kind of such an error. */
  readonly isAboutPeople: boolean;
  perform(data: Data): Promise<void>;
}

/** Runs a job as a step of its request's trace and logs the outcome. */
export async function performJob<Data extends object>(
  { id, name, data: stored }: TakenJob<Data>,
  { log, isAboutPeople, perform }: Performing<Data>,
): Promise<void> {
  const { trace, ...data } = stored as Data & Traced;
  const act = async () => {
    const since = performance.now();
    const facts = () => ({ job: name, jobId: id, ms: Math.round(performance.now() - since) });
    try {
      await perform(data as unknown as Data);
      log.info(facts(), 'job done');
    } catch (error) {
      log.error({ ...facts(), ...(isAboutPeople ? { failure: kindOf(error) } : { err: error }) }, 'job failed');
      throw error;
    }
  };
  await (trace ? runInTrace(continueTrace(trace), act) : act());
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}
