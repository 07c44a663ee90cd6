import type { PrintService } from '../services/print.service.ts';
import type { JobHandler } from './queue.ts';

export function printJob(printing: PrintService): JobHandler<'print'> {
  return {
    name: 'print',
    concurrency: 1,
    perform: ({ documentId }) => printing.perform(documentId),
    giveUp: ({ documentId }) => printing.fail(documentId),
  };
}
