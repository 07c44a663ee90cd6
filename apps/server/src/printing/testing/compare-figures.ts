import { atLeastZero, displayJudged, type PlanRecords, type PlanSource, roundHalfUp } from '@quietsite/domain';

export interface FigureCheck {
  readonly cells: number;
  /** Expected in a line but missing. */
  readonly missing: readonly string[];
}

export interface CheckedAppendix {
  readonly letter: 'B' | 'C';
  readonly source: PlanSource;
  readonly records: PlanRecords;
}

const toLevel = (value: number | null): string =>
  value === null ? '-' : roundHalfUp(atLeastZero(value), 1).toFixed(1);
const toSigned = (value: number | null): string => (value === null ? '-' : roundHalfUp(value, 1).toFixed(1));
const FIGURE = /(?<![\w.-])-?\d+\.\d{1,2}(?=[*≈]|\s|$)/g;
const MONTHS = 12;

/**
 * Calculates every figure of a run from its records and compares it with the text that another tool reads from the
 * printed appendix, line by line and cell by cell, in page order. `pages` come from pdftotext -layout.
 */
export function checkFigures(pages: readonly string[], appendix: CheckedAppendix): FigureCheck {
  const sections = [
    [`${appendix.letter}-3`, listSummary(appendix)],
    [`${appendix.letter}-4`, listPlant(appendix)],
    [`${appendix.letter}-5`, listCalculations(appendix)],
    [`${appendix.letter}-6`, listMonths(appendix)],
  ] as const;
  const checks = sections.map(([number, expected]) => compareLines(number, readLines(pages, number), expected));
  return {
    cells: checks.reduce((sum, { cells }) => sum + cells, 0),
    missing: checks.flatMap(({ missing }) => missing),
  };
}

/** Returns the figures of each line that contains any. */
function readLines(pages: readonly string[], number: string): string[][] {
  return (
    pages
      .filter((page) => page.includes(`Appendix ${number}, page `))
      .flatMap((page) => page.split('\n').filter((line) => !/ dB\(A\)/.test(line)))
      // A verdict names the dated criterion that is exceeded, which is text and not a cell of figures.
      .map((line) => line.replace(/dated \d+\.\d/, '').match(FIGURE) ?? [])
      .filter((figures) => figures.length > 0)
  );
}

function compareLines(number: string, lines: readonly string[][], expected: readonly string[][]): FigureCheck {
  const missing = expected.flatMap((figures, index) => {
    const found = lines[index] ?? [];
    const isSame = figures.length === found.length && figures.every((figure, column) => figure === found[column]);
    return isSame ? [] : [`${number} line ${index + 1}: ${figures.join(' ')} but ${found.join(' ')}`];
  });
  const extra = lines.length > expected.length ? [`${number}: ${lines.length - expected.length} lines too many`] : [];
  return { cells: expected.reduce((sum, figures) => sum + figures.length, 0), missing: [...missing, ...extra] };
}

const onlyFigures = (cells: readonly string[]): string[] => cells.filter((cell) => cell !== '-');
const runOf = ({ letter }: CheckedAppendix) => (letter === 'C' ? 'mitigated' : 'unmitigated');

function listSummary(appendix: CheckedAppendix): string[][] {
  const { source } = appendix;
  const run = runOf(appendix);
  return source.results.map(({ pointId, criterion, isLeftOut, [run]: outcome }) => {
    const steps = source.timelines.get(pointId)?.steps ?? [];
    const excesses = steps.map((step) => Number(toLevel(step[run].level ?? 0)) - (step.criterion ?? 0));
    const excess = outcome.exceedsInReport ? Math.max(0, ...excesses) : 0;
    const exceedance = isLeftOut ? [] : [toSigned(excess), toSigned(outcome.exceedanceDays)];
    return onlyFigures([
      toLevel(criterion),
      displayJudged(outcome.highestLevel, criterion),
      ...exceedance,
      displayJudged(outcome.withNeighbours.highestLevel, criterion),
    ]);
  });
}

function listPlant(appendix: CheckedAppendix): string[][] {
  const { source, records } = appendix;
  const isMitigated = appendix.letter === 'C';
  const planned = new Map(source.snapshot.rows.map((row) => [String(row.id), row]));
  return source.summary.activityCodes.flatMap(({ taskId }) =>
    records.equipment
      .filter((record) => record.isMitigated === isMitigated && record.taskId === taskId)
      .toSorted((one, other) =>
        one.exclusiveGroup < other.exclusiveGroup ? -1 : Number(one.exclusiveGroup > other.exclusiveGroup),
      )
      .map((record) => {
        const { swl, timeCorrection, totalSwl, mitigationMeasure, mitigationEffect, mitigatedSwl, groupSwl } = record;
        const quantity = totalSwl === null || timeCorrection === null ? null : totalSwl - swl - timeCorrection;
        const before = isMitigated ? [toSigned(planned.get(record.pmeId)?.soundPower ?? swl)] : [];
        const effect = mitigationMeasure === '' ? '-' : toSigned(mitigationEffect);
        const after = isMitigated ? [effect, toLevel(mitigatedSwl)] : [];
        const terms = [toSigned(swl), toSigned(timeCorrection), toSigned(quantity), toLevel(totalSwl)];
        return onlyFigures([...before, ...terms, ...after, toLevel(groupSwl)]);
      }),
  );
}

function listCalculations(appendix: CheckedAppendix): string[][] {
  const { source, records } = appendix;
  const isMitigated = appendix.letter === 'C';
  const ofPoint = Map.groupBy(
    records.receivers.filter((record) => record.isMitigated === isMitigated),
    ({ pointId }) => pointId,
  );
  return source.results.flatMap(({ pointId }) =>
    (ofPoint.get(pointId) ?? []).map(({ taskId, highestSwl, distance, distanceCorrection, facadeCorrection, cnl }) =>
      taskId === null
        ? [toLevel(cnl)]
        : onlyFigures([
            toLevel(highestSwl),
            toSigned(distance),
            toSigned(distanceCorrection),
            toSigned(facadeCorrection),
            toLevel(cnl),
          ]),
    ),
  );
}

function listMonths(appendix: CheckedAppendix): string[][] {
  const { source } = appendix;
  const run = runOf(appendix);
  const { firstDay, lastDay } = source.summary;
  const [from, to] = [firstDay, lastDay].map((day) => Number(day?.slice(0, 4))) as [number, number];
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index)).flatMap((year) =>
    source.results.map(({ pointId, criterion }) => {
      const months = new Map(source.timelines.get(pointId)?.months.map((entry) => [entry.month, entry[run]]));
      const levels = Array.from({ length: MONTHS }, (_, index) => {
        const level = months.get(`${year}-${String(index + 1).padStart(2, '0')}`);
        return toLevel(level ?? null);
      });
      return onlyFigures([toLevel(criterion), ...levels]);
    }),
  );
}
