import type { AppendixKind } from './appendix-model.ts';

const LEVELS = [
  'Levels are in dB(A). Levels at receivers and sums of sound powers are rounded half up to 0.1 for print; the calculation does not round. - means that nothing is heard or does not apply.',
  'Noise level = sound power + distance correction + facade correction. Distance correction = -(20 log10(distance) + 8), from the notional source of the zone; facade correction +3.0.',
  'SWL is the sound power level. Total SWL = SWL + time correction + quantity correction. Of the exclusive groups of an activity the loudest counts, together with the plant without a group.',
  'A combination is a set of activities with plant at work on the same day. Its level is the highest of the days on which it stands; plant starts and ends within it, so it can be below the sum of the levels listed for its activities.',
  'A receiver exceeds when on some day its level, rounded to 0.1, is above the criterion of that day. Levels with neighbours add approved projects and concurrent sites nearby; the verdict judges the project alone. Where a dated criterion, such as that of an examination, is the one exceeded most, the verdict names it.',
];
const MITIGATED =
  'The mitigation effect of a machine is its single largest measure (enclosure, barrier, hammer bracket or custom method), never a sum. A replacement takes the place of the planned sound power before corrections.';
const CODES =
  'Activity codes are A, B, ..., AA in the order of the programme. Combination codes are C-A, C-B, ...; they are no numbers of Appendix C, whose sections are called Appendix C-1 to Appendix C-6.';
const GANTT =
  'Both the first and the last day of an activity count. Bars are cut at the edges of a page; the dates beside them tell the whole activity.';

/** What a reader needs to follow the figures. */
export const APPENDIX_NOTES: Readonly<Record<AppendixKind, readonly string[]>> = {
  a: [
    GANTT,
    'The site map is drawn from the stored data of the project. Receivers are marked by their highest mitigated level.',
  ],
  b: [CODES, ...LEVELS],
  c: [CODES, ...LEVELS, MITIGATED],
  d: [GANTT, 'Of an approved project nearby its programme is shown and nothing else of it.'],
};
