import { describePlanRecords } from '@quietsite/domain';
import { answerThread } from './answer-thread.ts';

answerThread(describePlanRecords);
