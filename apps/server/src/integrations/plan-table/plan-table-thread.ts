import { writePlanTable } from './write-plan-table.ts';
import type { TableOrder } from './write-plan-table-in-thread.ts';

export const writeTable = ({ table, format }: TableOrder) => writePlanTable(table, format);
