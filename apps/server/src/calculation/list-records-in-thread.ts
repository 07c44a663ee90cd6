import type { ReceiverRecord, RecordedRun } from '@quietsite/domain';
import { askThread } from './ask-thread.ts';

const RECORDS = new URL('./records-thread.ts', import.meta.url);

/** Hundreds of selected points take seconds; the server stays responsive meanwhile. */
export const listRecordsInThread = (run: RecordedRun): Promise<ReceiverRecord[]> => askThread(RECORDS, run);
