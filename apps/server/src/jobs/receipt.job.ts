import type { ReceiptService } from '../services/report/receipt.service.ts';
import type { JobHandler } from './queue.ts';

export function receiptJob(receipts: ReceiptService, onGivenUp: (submissionId: number) => void): JobHandler<'receipt'> {
  return {
    name: 'receipt',
    concurrency: 1,
    perform: ({ submissionId }) => receipts.perform(submissionId),
    giveUp: async ({ submissionId }) => onGivenUp(submissionId),
  };
}
