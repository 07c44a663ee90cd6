import { answerThread } from './answer-thread.ts';
import { describeAll } from './describe-in-thread.ts';

answerThread(describeAll);
