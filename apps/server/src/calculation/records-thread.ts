import { listReceiverRecords } from '@quietsite/domain';
import { answerThread } from './answer-thread.ts';

answerThread(listReceiverRecords);
