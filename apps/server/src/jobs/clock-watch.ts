/** The queue's interface for its own statements. */
interface Statements {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

const CHECK_INTERVAL_MS = 5_000;

const READ_CLOCK = `select extract(epoch from clock_timestamp())::float8 as seconds`;

/**
 * A time in the future was written before the clock was set back; one second is allowed for concurrent writes. A job
 * that waits for a retry is retried at once. A job that never started gets no start time, because a start counts as an
 * attempt.
 */
const CORRECT_JOB_TIMES = `
  update pgboss.job set
    start_after = now(), created_on = least(created_on, now()),
    started_on = case when started_on > now() then now() else started_on end,
    heartbeat_on = case when heartbeat_on > now() then now() else heartbeat_on end
  where state in ('created', 'retry', 'active')
    and greatest(created_on, started_on, heartbeat_on) > now() + interval '1 second'`;

const CORRECT_MAINTENANCE_TIMES = `
  update pgboss.queue set
    monitor_claim_on = case when monitor_claim_on > now() then now() else monitor_claim_on end,
    monitor_on = case when monitor_on > now() then now() else monitor_on end,
    maintain_on = case when maintain_on > now() then now() else maintain_on end
  where greatest(monitor_claim_on, monitor_on, maintain_on) > now() + interval '1 second'`;

/**
 * The queue releases a job by the database clock. If that clock is set back, existing jobs would wait until it catches
 * up, and dead workers would go unnoticed until then.
 */
export function createClockWatch(statements: Statements) {
  // The first check always corrects the times, because the clock may have been set back before the watch started.
  let lastSeen = Number.POSITIVE_INFINITY;
  return async function check(): Promise<void> {
    const { rows } = await statements.executeSql(READ_CLOCK);
    const { seconds } = rows[0] as { readonly seconds: number };
    if (seconds < lastSeen) {
      await statements.executeSql(CORRECT_JOB_TIMES);
      await statements.executeSql(CORRECT_MAINTENANCE_TIMES);
    }
    lastSeen = seconds;
  };
}

/** Returns a function that stops the watch. */
export function watchClock(statements: Statements, onError: (error: Error) => void): () => void {
  const check = createClockWatch(statements);
  const checkAndReport = () => void check().catch(onError);
  checkAndReport();
  const timer = setInterval(checkAndReport, CHECK_INTERVAL_MS);
  return () => clearInterval(timer);
}
