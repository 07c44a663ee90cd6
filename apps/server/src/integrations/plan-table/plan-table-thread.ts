import { answerThread } from '../../calculation/answer-thread.ts';
import { writePlanTable } from './write-plan-table.ts';
import type { TableOrder } from './write-plan-table-in-thread.ts';

answerThread(({ table, format }: TableOrder) => writePlanTable(table, format));
