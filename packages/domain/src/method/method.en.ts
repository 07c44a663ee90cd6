import { clauseTitlesInEnglish as title } from './clause-titles.en.ts';
import type { MethodWords } from './clauses.ts';

/** Summary of the calculation method: the meaning of each clause cited on a screen or in print. */
export const methodInEnglish = {
  groups: {
    ground: 'Ground rules',
    power: 'Sound power of equipment',
    mitigated: 'Mitigated sound power',
    propagation: 'From source to receiver',
    time: 'Over time',
    neighbours: 'Neighbours and contributions',
    criteria: 'Criteria',
    verdicts: 'Verdicts',
    floors: 'Floors and barriers',
    credit: 'Credit',
    screening: 'Screening',
    barriers: 'Drawn barriers',
    fronts: 'Moving work-fronts',
  },
  clauses: {
    'M-01': {
      title: title['M-01'],
      text: 'Every length, area and distance is taken in metres of the Hong Kong 1980 Grid.',
      formula: '',
    },
    'M-03': {
      title: title['M-03'],
      text: 'Days are calendar days in Hong Kong. A period includes its first and its last day.',
      formula: '',
    },
    'M-04': {
      title: title['M-04'],
      text: 'Levels are added as energies. Unrounded values are kept and compared; figures are rounded half up for showing and for the verdicts. A dash stands for no level.',
      formula: 'Sum of levels = 10 log(10^(L1 / 10) + 10^(L2 / 10) + ...)',
    },
    'M-10': {
      title: title['M-10'],
      text: 'The sound power level (SWL) of a line of equipment is corrected for the number of machines and for the share of the time in which they run.',
      formula: 'Total SWL = SWL + 10 log(quantity) + 10 log(time % / 100)',
    },
    'M-11': {
      title: title['M-11'],
      text: 'A line with quantity 0 or time 0 contributes nothing. Active work means a line with both above 0 on one of its days.',
      formula: '',
    },
    'M-12': {
      title: title['M-12'],
      text: 'Machines of different exclusive groups of an activity never run together. Those without a group run with each group. The loudest group counts.',
      formula: '',
    },
    'M-13': {
      title: title['M-13'],
      text: 'A line of equipment counts on its own days within the dates of its activity, and on no others.',
      formula: '',
    },
    'M-20': {
      title: title['M-20'],
      text: 'A quieter construction method or quality powered mechanical equipment (QPME) with a sound power level takes the place of the planned one; M-10 is then applied to it.',
      formula: '',
    },
    'M-21': {
      title: title['M-21'],
      text: 'Of enclosure, barrier, hammer bracket and custom method the one that reduces most counts. They are never added to each other.',
      formula: '',
    },
    'M-22': {
      title: title['M-22'],
      text: 'The reduction of M-21 is taken off the total sound power level after any replacement.',
      formula: 'Mitigated SWL = total SWL (M-20) + reduction (M-21), the reduction being negative',
    },
    'M-23': {
      title: title['M-23'],
      text: 'Unmitigated and mitigated levels are two complete calculations; the loudest group of an activity can differ between them.',
      formula: '',
    },
    'M-24': {
      title: title['M-24'],
      text: 'Where a line has both a quieter method and QPME, the QPME counts if it has a sound power level, else the method.',
      formula: '',
    },
    'M-30': {
      title: title['M-30'],
      text: 'The centre of a zone is the centroid of its area, or the nearest point of its boundary where the centroid lies outside. It can be moved inside the zone.',
      formula: '',
    },
    'M-31': {
      title: title['M-31'],
      text: 'The source of a zone lies on the line from P, the point of the boundary nearest to the receiver, to the geographical centre C.',
      formula: 'Distance of the source from P = the smaller of |PC| / 2 and 50 m',
    },
    'M-32': {
      title: title['M-32'],
      text: 'All equipment of a zone stands at its notional source, except machines with a fixed position, which stand there. The loudest group is then found at each receiver.',
      formula: '',
    },
    'M-33': {
      title: title['M-33'],
      text: 'The distance is that in plan from source to receiver, at least 1 m. The level is Leq (30 min) at the facade.',
      formula: 'Level = SWL - (20 log(distance) + 8) + 3 dB(A) for the facade',
    },
    'M-34': {
      title: title['M-34'],
      text: 'Activities of type A zones add up at the receiver. Of the type B zones at work on a day only the one nearest to the receiver counts.',
      formula: '',
    },
    'M-35': {
      title: title['M-35'],
      text: 'A receiver inside a zone that also contains its building is left out of the calculation and marked so.',
      formula: '',
    },
    'M-40': {
      title: title['M-40'],
      text: 'Levels are calculated for each day of the works.',
      formula: '',
    },
    'M-41': {
      title: title['M-41'],
      text: 'A combination is the set of activities at work on the same day. Activities have the codes A, B, ..., AA; combinations C-A, C-B and so on.',
      formula: '',
    },
    'M-42': {
      title: title['M-42'],
      text: 'The highest level of a receiver is the maximum over all days of the works; its day is the first of them.',
      formula: '',
    },
    'M-43': {
      title: title['M-43'],
      text: 'The monthly schedule shows the highest level of the days of each month.',
      formula: '',
    },
    'M-50': {
      title: title['M-50'],
      text: 'The activities of approved projects nearby are calculated at the receivers of this plan day by day, with their own distances, and added to the level of the same day. The maximum is taken after adding.',
      formula: '',
    },
    'M-51': {
      title: title['M-51'],
      text: 'The level entered for a concurrent site is added on its days to the level with neighbours.',
      formula: '',
    },
    'M-52': {
      title: title['M-52'],
      text: 'Where there are none the level with neighbours is the level of this plan.',
      formula: '',
    },
    'M-55': {
      title: title['M-55'],
      text: 'The value set for the receiver; otherwise that of its building; otherwise by the kind of building: 75 dB(A) for homes, hotels and hostels, 70 dB(A) for schools and other uses in which people talk and listen, 75 dB(A) if the kind is not known.',
      formula: '',
    },
    'M-56': {
      title: title['M-56'],
      text: 'Near an unregistered site the criterion falls by 3 dB(A) (slightly affected) or 7 dB(A) (affected). Where several reach the receiver the larger reduction applies, once.',
      formula: '',
    },
    'M-57': {
      title: title['M-57'],
      text: 'On the days of a dated criterion, such as an examination, the lower of it and the standing criterion holds: it can tighten, never relax.',
      formula: '',
    },
    'M-58': {
      title: title['M-58'],
      text: 'Verdicts and durations judge the level of this plan by itself. The level with neighbours is shown beside it with a verdict of its own.',
      formula: '',
    },
    'M-60': {
      title: title['M-60'],
      text: 'By this rule a receiver is above when on some day its level, rounded to whole dB(A), is above the criterion of that day, rounded likewise.',
      formula: '',
    },
    'M-61': {
      title: title['M-61'],
      text: 'By this rule a receiver is above when on some day its level, rounded to 0.1 dB(A), is above the criterion of that day. A receiver exceeds when it is above by both rules, satisfies when it is above by neither, and is borderline when the two differ.',
      formula: '',
    },
    'M-62': {
      title: title['M-62'],
      text: 'The duration of an exceedance is the number of days on which the level is above the criterion by the rule of tenths (M-61).',
      formula: '',
    },
    'M-63': {
      title: title['M-63'],
      text: 'The loudest residential, the loudest education and the loudest receiver of another sensitive use without measures are always part of the plan.',
      formula: '',
    },
    'M-70': {
      title: title['M-70'],
      text: 'A storey is 3 m high. Floor f is tested at the height 3f with the slant distance to each source and with every measure except barriers, by the rule of whole decibels (M-60).',
      formula: 'Slant distance = square root of (distance² + (3f)²)',
    },
    'M-71': {
      title: title['M-71'],
      text: 'The height of a barrier 3 m in front of the loudest source that hides it from f, the highest floor above the criterion. What is above 7 m is not taken to be buildable.',
      formula: 'Height = 3f × 3 / distance + 1, in metres',
    },
    'M-80': {
      title: title['M-80'],
      text: 'The credit is mentioned when at least two different quieter construction methods are used and at some selected receiver the highest level with all measures is at least 3.0 dB(A) below that without.',
      formula: '',
    },
    'M-100': {
      title: title['M-100'],
      text: 'Screening is a project setting, off by default. When it is on, each row of the calculation has one more term: 0, -5 or -10 dB(A). It is a proposal and needs the agreement of the Authority.',
      formula: '',
    },
    'M-101': {
      title: title['M-101'],
      text: 'Levels are in metres above Principal Datum. The ground level of a zone is the entered one, otherwise the highest base level of the buildings within 50 m. Its plant is 3 m high unless another height is entered. A receiver is tested up to its roof.',
      formula: 'Source = ground + plant height',
    },
    'M-102': {
      title: title['M-102'],
      text: 'Buildings count from the ground to the roof. Not counted: buildings on a zone, that of the receiver itself and any that overlap it, those lower than 3 m or smaller than 20 m², those without a usable height, and those excluded with a reason.',
      formula: '',
    },
    'M-106': {
      title: title['M-106'],
      text: 'Rays run from points along the outline of the zone to points in front of all facades of the receiver. Each building on a ray, less 1 m of its roof, hides the works below a horizon. The lowest horizon of all rays decides: a zone is hidden when the roof of the receiver lies below it.',
      formula: 'Horizon = source + (roof - 1 - source) × D / x',
    },
    'M-107': {
      title: title['M-107'],
      text: '-10 when all sources of an activity at work are hidden from the whole building, -5 in two cases, otherwise 0. It is the same for all its equipment.',
      formula: '',
    },
    'M-108': {
      title: title['M-108'],
      text: '-5 when everything in view is more than 15 dB(A) below the sum of all equipment of the activity.',
      formula: '',
    },
    'M-109': {
      title: title['M-109'],
      text: '-5 for a receiver next to the site that is declared, with proof, to have no opening from which the works are seen.',
      formula: '',
    },
    'M-111': {
      title: title['M-111'],
      text: 'The stronger of screening and a barrier at the machine counts. Measures at the machine add to screening, down to -20.',
      formula: 'Total = min(machine, barrier, max(-20, machine + screening))',
    },
    'M-114': {
      title: title['M-114'],
      text: 'A receiver of unknown height or base, or a zone of unknown ground, has no correction. No assumption is made in favour of the project.',
      formula: '',
    },
    'M-115': {
      title: title['M-115'],
      text: 'A building that comes or goes, and a barrier with dates, screens from its first to its last day.',
      formula: '',
    },
    'M-116': {
      title: title['M-116'],
      text: 'Neighbours and contributions are added without screening.',
      formula: '',
    },
    'M-120': {
      title: title['M-120'],
      text: 'A purpose-built acoustic barrier screens in the mitigated run on its days, a hoarding never. Its ground level is the entered one, otherwise that of the nearest zone. It does not hide plant on the same side as the receiver.',
      formula: '',
    },
    'M-122': {
      title: title['M-122'],
      text: 'The height that just hides plant at zs from an elevation zr, shown as the next tenth of a metre above it. No barrier above 7 m is proposed.',
      formula: 'height = zs + (zr - zs) × a / D - ground',
    },
    'M-123': {
      title: title['M-123'],
      text: 'How far up a barrier of height b, 3 m from the machine, hides plant of height p; D is the shortest distance from the zone to the receiver. The entered value does not change.',
      formula: 'hidden below zs + (b - p) × D / 3',
    },
    'M-124': {
      title: title['M-124'],
      text: 'For comparing designs, never used in levels: ISO 9613-2 at 500 Hz over the top and around the ends, at most 15 dB.',
      formula: 'D = 10 log(3 + (20 / 0.68) × z × K)',
    },
    'M-126': {
      title: title['M-126'],
      text: 'The cheapest combination of one height and one stretch along a drawn line that lets every receiver satisfy that can. Heights are in tenths of a metre, ends in half metres.',
      formula: 'cost = c0 + cl × length + ca × height × length',
    },
    'M-150': {
      title: title['M-150'],
      text: 'A front is work that moves along a line: its width, metres per working day, start and direction are given. Chainage 0 is at the start of the line. Its parts follow from these figures.',
      formula: '',
    },
    'M-151': {
      title: title['M-151'],
      text: 'On each working day of the project the front works on the next piece of its line. Its activity ends on the last of these days.',
      formula: 'Working days = length / metres per day, rounded up',
    },
    'M-152': {
      title: title['M-152'],
      text: 'A part covers as many whole days as fit in five widths; a longer day is cut into equal pieces. Its outline lies within half the width of the line, its centre is that of M-30.',
      formula: '',
    },
    'M-153': {
      title: title['M-153'],
      text: 'Of the parts at work on a day only the one nearest to the receiver counts. A front adds to all other zones. Source, distance, screening and floors are those of the part; in combinations all parts are one activity.',
      formula: '',
    },
    'M-154': {
      title: title['M-154'],
      text: 'A zone can be drawn as a line with a width and no metres per day. If it is longer than five widths, only the portion of five widths nearest to the receiver counts; of equally near ones, the first. Centre and source are those of its outline.',
      formula: 'From min(max(s - 2.5 × width, 0), length - 5 × width); s: chainage nearest to the receiver',
    },
  },
} satisfies MethodWords;
