import { setTimeout as pause } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import type { WorkFigures } from '../../services/administration/workload.service.ts';

const FIGURES = [
  ['waiting', 'quietsite_work_waiting', 'Calculations and documents that no worker has taken yet'],
  ['running', 'quietsite_work_running', 'Calculations and documents that a worker is at'],
  ['failedLastHour', 'quietsite_work_failed_last_hour', 'Calculations and documents that failed in the last hour'],
  [
    'oldestWaitingSeconds',
    'quietsite_work_oldest_waiting_seconds',
    'Age of the calculation or document that waits longest',
  ],
] as const;

/** A database that does not respond within this time is reported as down. */
const READ_LIMIT_MS = 3_000;

/**
 * The worker has no address of its own, so the server reports its queue. Every server process reports the same figures:
 * use the maximum, not the sum. Returns a function that updates the figures.
 */
export function measureWork(registry: Registry, read: () => Promise<WorkFigures>): () => Promise<void> {
  const registers = [registry];
  const reachable = new Gauge({
    name: 'quietsite_database_reachable',
    help: '1 when the database answered this reading, otherwise 0',
    registers,
  });
  const gauges = FIGURES.map(([figure, name, help]) => ({
    figure,
    gauge: new Gauge({ name, help, labelNames: ['kind'], registers }),
  }));
  const mails = new Gauge({
    name: 'quietsite_mails_given_up_last_hour',
    help: 'Mails of any kind that the mail server refused until the last retry was used up',
    registers,
  });
  return async () => {
    // If the database is down, the other metrics must still be sent: they are needed most then.
    const timeout = pause(READ_LIMIT_MS, undefined, { ref: false });
    const figures = await Promise.race([read().catch(() => undefined), timeout]);
    reachable.set(figures ? 1 : 0);
    if (figures) mails.set(figures.mailsGivenUp);
    else mails.remove();
    for (const { figure, gauge } of gauges) {
      gauge.reset();
      for (const one of figures?.work ?? []) gauge.set({ kind: one.kind }, one[figure]);
    }
  };
}
