import { percentile } from '../../../kit/src/measure/percentile.ts';
import { judged, judgeTime, formatMs as ms, note, type ReportLine } from '../../../kit/src/measure/report.ts';
import type { LargeProject } from '../../../kit/src/reference-project/store-project.ts';
import type { SliderFigures } from './measure-slider.ts';
import type { WhatIfFigures } from './measure-what-if.ts';

const WHAT_IF_BAR_MS = 100;
const SLIDER_BAR_FRAMES = 30;

export function judgePreview(project: LargeProject, figures: WhatIfFigures, isTimed: boolean): ReportLine[] {
  const { openedMs, whatIfs } = figures;
  const asks = whatIfs.map(({ askMs }) => askMs);
  const answers = whatIfs.map(({ answerMs }) => answerMs);
  const paints = whatIfs.map(({ paintMs }) => paintMs);
  return [
    note('receivers, rows, neighbours', `${project.receivers}, ${project.rows}, ${project.neighbours}`),
    note('from the address to the first levels on the map', ms(openedMs)),
    judgeEdits('edits seen on the map', figures),
    note('key to the question to the worker, p50', ms(percentile(asks, 0.5))),
    note(
      'key to new levels on the page, p50 and p95',
      `${ms(percentile(answers, 0.5))}, ${ms(percentile(answers, 0.95))}`,
    ),
    judgeTime('key to the painted map, p50', percentile(paints, 0.5), WHAT_IF_BAR_MS, isTimed),
    note('key to the painted map, p95 and longest', `${ms(percentile(paints, 0.95))}, ${ms(Math.max(...paints))}`),
  ];
}

function judgeEdits(what: string, { edits, whatIfs }: WhatIfFigures): ReportLine {
  const minCount = Math.floor(edits / 2) + 1;
  return { what, value: `${whatIfs.length} of ${edits}`, bar: `>= ${minCount}`, isMet: whatIfs.length >= minCount };
}

/** The same for the table of stage 3, with its own target. */
export function judgeMitigation(figures: WhatIfFigures, isTimed: boolean): ReportLine[] {
  const { openedMs, whatIfs } = figures;
  const paints = whatIfs.map(({ paintMs }) => paintMs);
  return [
    note('mitigation: from the address to the table', ms(openedMs)),
    judgeEdits('mitigation: edits seen on the map', figures),
    judgeTime('mitigation: key to the painted map, p50', percentile(paints, 0.5), WHAT_IF_BAR_MS, isTimed),
    note(
      'mitigation: key to the painted map, p95 and longest',
      `${ms(percentile(paints, 0.95))}, ${ms(Math.max(...paints))}`,
    ),
  ];
}

/**
 * The target is for all frames. Those with the levels of another day, about every second one at this page size, are
 * reported beside them.
 */
export function judgeSlider(
  { framesPerSecond, daysPerSecond, processorMs, ...gaps }: SliderFigures,
  isTimed: boolean,
): ReportLine[] {
  return [
    judged(
      'moving the day slider, frames a second',
      framesPerSecond.toFixed(1),
      isTimed ? `>= ${SLIDER_BAR_FRAMES}` : '',
      !isTimed || framesPerSecond >= SLIDER_BAR_FRAMES,
    ),
    note('of these with the levels of another day on the map', daysPerSecond.toFixed(1)),
    note('moving the day slider, processor time of the page for each of these frames', ms(processorMs)),
    note(
      'moving the day slider, between frames, p50, p95 and longest',
      [gaps.p50Ms, gaps.p95Ms, gaps.longestMs].map(ms).join(', '),
    ),
  ];
}
