import type { PrintLane } from '../services/mechanisms/queue.ts';
import type { PrintService } from '../services/report/print.service.ts';
import type { JobHandler } from './queue.ts';

/** Large ones take memory, so one at a time. For the others, a second company never waits for the first. */
const CONCURRENCY: Readonly<Record<PrintLane, number>> = { print: 2, 'print-large': 1 };

export function printJob(lane: PrintLane, printing: PrintService): JobHandler<PrintLane> {
  return {
    name: lane,
    concurrency: CONCURRENCY[lane],
    concurrencyEach: 1,
    perform: ({ documentId }) => printing.perform(documentId),
    giveUp: ({ documentId }) => printing.fail(documentId),
  };
}
