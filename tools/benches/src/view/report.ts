import {
  formatCount as count,
  formatExcess,
  isWithin,
  judged,
  formatMs as ms,
  note,
  type ReportLine,
} from '../../../kit/src/measure/report.ts';
import type { PanningFigures } from './measure-panning.ts';
import type { SavingFigures } from './measure-saving.ts';

export interface Size {
  readonly buildings: number;
  readonly inView: number;
  readonly receivers: number;
  readonly savedReceivers: number;
  readonly seconds: number;
  readonly saves: number;
}

export interface ViewFigures {
  readonly receivers: number;
  readonly panning: PanningFigures;
  readonly saving: SavingFigures;
}

const FRAME_BAR_MS = 50;
const SAVING_BAR_MS = 1000;
/** On a busy machine the slowest frames say more about the machine than the map: the median counts. */
const MAX_FRAME_RATIO = 25;
/** Besides the statements, this includes checking every outline, the permissions and the response. */
const SAVING_BAR = { ratio: 3, extraMs: 200 };
/** For a small site the request takes longer than its statements, especially under other load. */
const SHORT_SAVING_BAR = { ratio: 10, extraMs: 1000 };

export function judgeView(size: Size, figures: ViewFigures, isShort: boolean): ReportLine[] {
  const { panning, saving } = figures;
  return [
    judged(
      'buildings in view',
      `${count(panning.buildings)} at zoom ${panning.zoom.toFixed(2)}`,
      ...atLeast(panning.buildings, size.inView),
    ),
    judged(
      'receiver points of the open project',
      count(figures.receivers),
      ...atLeast(figures.receivers, size.receivers),
    ),
    note('dragged', `${panning.seconds.toFixed(1)} s, ${panning.frames} frames, ${panning.tiles} tiles fetched`),
    note('frame at rest, p50', ms(panning.idleP50Ms)),
    isShort ? judgeFrameRatio(panning) : note('frame while dragging, p50', ms(panning.p50Ms)),
    judged(
      'frame while dragging, p95',
      ms(panning.p95Ms),
      isShort ? '' : `<= ${FRAME_BAR_MS} ms`,
      isShort || panning.p95Ms <= FRAME_BAR_MS,
    ),
    note('frame while dragging, p99', ms(panning.p99Ms)),
    note('longest frame', ms(panning.longestFrameMs)),
    note('longest task', panning.longestTaskMs === 0 ? 'none above 50 ms' : ms(panning.longestTaskMs)),
    judged(
      'receiver buildings of the saved site',
      count(saving.receivers),
      ...atLeast(saving.receivers, size.savedReceivers),
    ),
    note(`saving a site over HTTP, p50 of ${saving.saves}`, ms(saving.httpP50Ms)),
    judged(
      `saving a site over HTTP, p95 of ${saving.saves}`,
      ms(saving.httpP95Ms),
      `< ${SAVING_BAR_MS / 1000} s`,
      saving.httpP95Ms < SAVING_BAR_MS || isShort,
    ),
    note('the bare statements, p50', ms(saving.bareP50Ms)),
    note('the bare statements, p95', ms(saving.bareP95Ms)),
    judgeSavingRatio(saving, isShort ? SHORT_SAVING_BAR : SAVING_BAR),
  ];
}

const atLeast = (value: number, min: number): [bar: string, isMet: boolean] => [`>= ${count(min)}`, value >= min];

function judgeFrameRatio({ p50Ms, idleP50Ms }: PanningFigures): ReportLine {
  const ratio = p50Ms / idleP50Ms;
  const value = `${ms(p50Ms)}, ${ratio.toFixed(1)} frames at rest`;
  return judged('frame while dragging, p50', value, `<= ${MAX_FRAME_RATIO} times`, ratio <= MAX_FRAME_RATIO);
}

function judgeSavingRatio({ httpBestMs, bareBestMs }: SavingFigures, bar: typeof SAVING_BAR): ReportLine {
  return judged(
    'saving over HTTP against the bare statements, fastest',
    `${(httpBestMs / bareBestMs).toFixed(2)} times`,
    formatExcess(bar),
    isWithin(httpBestMs, bareBestMs, bar),
  );
}
