import { percentile } from '../../../kit/src/measure/percentile.ts';
import { judged, judgeTime, note, type ReportLine } from '../../../kit/src/measure/report.ts';
import type { Visit } from './visit.ts';
import type { WalkFigures } from './walk.ts';

/**
 * Bytes do not depend on machine load. The editor includes its own code, the engine and the texts of all screens; its
 * target was 400 kB before it did.
 */
const SCRIPT_BARS_BYTES = { 'sign-in': 350_000, 'project list': 400_000, 'editor with map': 570_000 } as const;
export type MeasuredPage = keyof typeof SCRIPT_BARS_BYTES;

export interface WebFigures {
  readonly pages: readonly { readonly page: MeasuredPage; readonly visit: Visit }[];
  /** Repeated visits to the editor over the slow connection, each with an empty cache. */
  readonly tries: readonly Visit[];
  readonly walk: readonly WalkFigures[];
}

const MAP_BAR_MS = 2500;
const FRAME_BAR_MS = 100;
const TASK_BAR_MS = 250;
/** On a heavily loaded machine only a large deviation is a fault of the page. */
const BUSY_FACTOR = 16;
/** Too few frames for a p99 below this. */
const MIN_FRAMES = 10;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;

export function judgeWeb({ pages, tries, walk }: WebFigures, isTimed: boolean): ReportLine[] {
  const slack = isTimed ? 1 : BUSY_FACTOR;
  return [
    ...pages.flatMap(({ page, visit }) => judgePage(page, visit)),
    note(
      'map of the editor over the slow connection, each try',
      tries.map(({ shownMs }) => seconds(shownMs)).join(', '),
    ),
    judgeTime(
      `map of the editor usable over the slow connection, p50 of ${tries.length}`,
      percentile(
        tries.map(({ shownMs }) => shownMs),
        0.5,
      ),
      MAP_BAR_MS * slack,
      true,
    ),
    ...walk.flatMap((figures) => judgeScreen(figures, slack)),
  ];
}

function judgePage(page: MeasuredPage, { scripts, requests, bytes }: Visit): ReportLine[] {
  const maxBytes = SCRIPT_BARS_BYTES[page];
  const sum = scripts.reduce((total, script) => total + script.bytes, 0);
  const largest = scripts.toSorted((a, b) => b.bytes - a.bytes).filter(({ bytes: size }) => size >= 5000);
  return [
    judged(
      `${page}: scripts over the wire`,
      `${kilobytes(sum)} in ${scripts.length} files`,
      `<= ${kilobytes(maxBytes)}`,
      sum > 0 && sum <= maxBytes,
    ),
    note(
      `${page}: of these`,
      largest.map(({ name, bytes: size }) => `${nameFile(name)} ${kilobytes(size)}`).join(', '),
    ),
    note(`${page}: all that was sent`, `${kilobytes(bytes)} in ${requests} answers`),
  ];
}

function judgeScreen({ screen, count: frames, p50Ms, p99Ms, longestTaskMs }: WalkFigures, slack: number): ReportLine[] {
  return [
    note(`${screen}, frames and p50`, `${frames}, ${p50Ms.toFixed(1)} ms`),
    judgeTime(`${screen}, frame p99`, frames < MIN_FRAMES ? Number.NaN : p99Ms, FRAME_BAR_MS * slack, true),
    judgeTime(`${screen}, longest task`, longestTaskMs, TASK_BAR_MS * slack, true),
  ];
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
/** Without the hash that changes with every build. */
const nameFile = (path: string) => path.replace(/^.*\//, '').replace(/-[\w-]{8}(\.m?js)$/, '$1');
