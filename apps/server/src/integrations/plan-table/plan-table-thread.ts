import { writePlanTable } from './write-plan-table.ts';
import type { TableRequest } from './write-plan-table-in-thread.ts';

export const writeTable = ({ table, format }: TableRequest) => writePlanTable(table, format);
