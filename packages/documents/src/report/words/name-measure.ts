import type { ReportWords } from './report-words.ts';

/** A usual measure in the words of the language; one that people named keeps its name. */
export const nameMeasure = (name: string, { measures }: ReportWords): string => measures[name] ?? name;
