import { judged, note, type ReportLine } from '../../../kit/src/measure/report.ts';
import type { AppendixFigures, Size } from './measure-print.ts';
import type { PrintFigures } from './print-once.ts';

const describeFigures = ({ seconds, megabytes, peakMegabytes, baseMegabytes }: PrintFigures): string =>
  `${seconds.toFixed(1)} s, ${megabytes.toFixed(1)} MB, peak memory ${peakMegabytes.toFixed(0)} MB (${baseMegabytes.toFixed(0)} MB before)`;

/** Compares the tagged, bookmarked, measured and wrapped document with a writer that does none of this. */
export function judgePrint(
  { name, receivers }: Size,
  { letter, ...figures }: AppendixFigures,
  most: number,
): ReportLine[] {
  const { ours, bare, pages, barePages, check } = figures;
  const ratio = ours.seconds / bare.seconds;
  const what = `${name} with ${receivers} receivers, Appendix ${letter}`;
  return [
    note(what, `${pages} pages, ${ours.cells} cells`),
    note(`${what}: printed`, describeFigures(ours)),
    note(`${what}: the bare writer, ${barePages} pages`, describeFigures(bare)),
    judged(`${what}: against the bare writer`, `${ratio.toFixed(2)} times`, `<= ${most} times`, ratio <= most),
    judged(
      `${what}: figures of the records in the text of the file`,
      `cells compared: ${check.cells}, missing: ${check.missing.length}`,
      'missing: 0',
      check.missing.length === 0 && check.cells > 0,
    ),
  ];
}

export const judgeMemory = (
  { name, receivers }: Size,
  letter: string,
  {
    ours,
    pages,
    mostMegabytes,
  }: { readonly ours: PrintFigures; readonly pages: number; readonly mostMegabytes: number },
): ReportLine => ({
  what: `${name} with ${receivers} receivers, Appendix ${letter}`,
  value: `${pages} pages, ${ours.cells} cells: ${describeFigures(ours)}`,
  bar: `peak memory <= ${mostMegabytes} MB`,
  isMet: ours.peakMegabytes <= mostMegabytes,
});

/** As the product prints it: calculations for as many receivers as 120 pages of both hold. */
export const describeUsual = (
  { name, receivers }: Size,
  letter: string,
  { ours, pages }: { readonly ours: PrintFigures; readonly pages: number },
): ReportLine => ({
  what: `${name} with ${receivers} receivers, Appendix ${letter} as the product prints it`,
  value: `${pages} pages, ${ours.cells} cells: ${describeFigures(ours)}`,
  bar: '',
  isMet: true,
});

/** A count, equal on every machine: pages depend only on the rules and the project. */
export const judgePages = (letter: string, pages: number, expected: number): ReportLine => ({
  what: `Appendix ${letter}: pages`,
  value: String(pages),
  bar: String(expected),
  isMet: pages === expected,
});
