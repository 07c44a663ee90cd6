import { percentile } from '../bench-map/percentile.ts';
import type { Line } from '../bench-map/report.ts';
import type { LargeProject } from './large-project.ts';
import type { SliderFigures } from './measure-slider.ts';
import type { WhatIfFigures } from './measure-what-if.ts';

const WHAT_IF_BAR_MS = 100;
const SLIDER_BAR_FRAMES = 30;

const ms = (value: number) => `${value.toFixed(1)} ms`;
const note = (what: string, value: string): Line => ({ what, value, bar: '', isMet: true });

/** `room`: how many times the bar a busy machine may take. */
export function judgePreview(project: LargeProject, figures: WhatIfFigures, room: number): Line[] {
  const { openedMs, edits, whatIfs } = figures;
  const asks = whatIfs.map(({ askMs }) => askMs);
  const answers = whatIfs.map(({ answerMs }) => answerMs);
  const paints = whatIfs.map(({ paintMs }) => paintMs);
  const most = WHAT_IF_BAR_MS * room;
  const median = percentile(paints, 0.5);
  return [
    note('receivers, rows, neighbours', `${project.receivers}, ${project.rows}, ${project.neighbours}`),
    note('from the address to the first levels on the map', ms(openedMs)),
    note('edits seen on the map', `${whatIfs.length} of ${edits}`),
    note('key to the question to the worker, p50', ms(percentile(asks, 0.5))),
    note(
      'key to new levels on the page, p50 and p95',
      `${ms(percentile(answers, 0.5))}, ${ms(percentile(answers, 0.95))}`,
    ),
    {
      what: 'key to the painted map, p50',
      value: ms(median),
      bar: `< ${most} ms`,
      isMet: whatIfs.length > edits / 2 && median < most,
    },
    note('key to the painted map, p95 and longest', `${ms(percentile(paints, 0.95))}, ${ms(Math.max(...paints))}`),
  ];
}

/** The same from the table of stage 3, with the bar of its own. */
export function judgeMitigation({ openedMs, edits, whatIfs }: WhatIfFigures, room: number): Line[] {
  const paints = whatIfs.map(({ paintMs }) => paintMs);
  const most = WHAT_IF_BAR_MS * room;
  const median = percentile(paints, 0.5);
  return [
    note('mitigation: from the address to the table', ms(openedMs)),
    note('mitigation: edits seen on the map', `${whatIfs.length} of ${edits}`),
    {
      what: 'mitigation: key to the painted map, p50',
      value: ms(median),
      bar: `< ${most} ms`,
      isMet: whatIfs.length > edits / 2 && median < most,
    },
    note(
      'mitigation: key to the painted map, p95 and longest',
      `${ms(percentile(paints, 0.95))}, ${ms(Math.max(...paints))}`,
    ),
  ];
}

/** The bar is for all frames; those with the levels of another day, which a page of this size shows in every second one, stand beside them. */
export function judgeSlider(
  { framesPerSecond, daysPerSecond, processorMs, ...gaps }: SliderFigures,
  room: number,
): Line[] {
  const least = SLIDER_BAR_FRAMES / room;
  return [
    {
      what: 'moving the day slider, frames a second',
      value: framesPerSecond.toFixed(1),
      bar: `>= ${least}`,
      isMet: framesPerSecond >= least,
    },
    note('of these with the levels of another day on the map', daysPerSecond.toFixed(1)),
    note('moving the day slider, processor time of the page for each of these frames', ms(processorMs)),
    note(
      'moving the day slider, between frames, p50, p95 and longest',
      [gaps.p50Ms, gaps.p95Ms, gaps.longestMs].map(ms).join(', '),
    ),
  ];
}
