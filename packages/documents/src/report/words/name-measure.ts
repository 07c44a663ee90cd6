import type { ReportWords } from './report-words.ts';

/** A standard measure in the report language; custom measures keep their name. */
export const nameMeasure = (name: string, { measures }: ReportWords): string => measures[name] ?? name;
