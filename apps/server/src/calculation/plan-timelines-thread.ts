import { describeTimelines } from '@quietsite/domain';
import { answerThread } from './answer-thread.ts';

answerThread(describeTimelines);
