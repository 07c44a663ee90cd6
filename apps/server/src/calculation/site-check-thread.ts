import { listSiteProblems } from '@quietsite/domain';
import { answerThread } from './answer-thread.ts';

answerThread(listSiteProblems);
