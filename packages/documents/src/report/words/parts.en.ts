import { kindNamesInEnglish } from '@quietsite/domain';
import { countOf } from '../../text/show-level.ts';

/** Headings of the parts outside the sections of the report form. */
export const template = {
  location: 'Location of the site',
  legislation: 'Legislation and criteria',
  kindOfReceiver: 'Kind of receiver',
  byKind: 'By kind (M-55)',
  receivers: 'Receivers',
  applied: 'Applied',
  reduced: 'Reduced (M-56)',
  dated: 'Dated (M-57)',
  quieterMethod: 'Quieter method',
  model: 'Model',
  measure: 'Measure',
  planned: 'Planned',
  quieterPower: 'Quieter',
  reduction: 'Reduction',
  barrierPlaces: 'Height and place of noise barriers',
  barriersIntro:
    'Each barrier stands 3 m in front of the machines of its zone, on the side of the receiver named. The height hides them from the highest floor that exceeds the criterion without barriers on the days of the activity (M-70, M-71); it is that of the receiver that asks most.',
  towards: 'Towards',
  highestFloor: 'Highest floor',
  above: 'above criterion',
  distance: 'Distance',
  height: 'Height',
  metres: 'm',
  daysAbove: 'Receivers above the criterion and their days',
  daysAboveIntro:
    'Every receiver that exceeds or is borderline with the measures of this plan, the highest exceedance first, with the days on which its level is above the criterion (M-61, M-62).',
  noneAbove: 'With the measures of this plan no receiver is above its criterion on any day.',
  period: 'Days above the criterion',
  annex: 'Annex: calculation method',
  annexIntro:
    'What each clause means that this plan, its appendices and its summary cite. Levels and sound power levels (SWL) are in dB(A), distances in metres; log is the logarithm to base 10.',
} as const;

export const parts = {
  cover: {
    screening: 'Screening',
    screened: 'By existing buildings (TM step 10)',
    screenedWithTerrain: (edition: number) => `By existing buildings and terrain, edition ${edition} (TM step 10)`,
    notScreened: 'Not used',
    site: 'Site',
    works: 'Works',
    place: (districts: string, radius: string) =>
      districts === ''
        ? `Assessed to ${radius} m from the boundary`
        : `${districts}; assessed to ${radius} m from the boundary`,
    period: (start: string, end: string) => `${start} to ${end}`,
  },
  location: {
    caption: (scale: string, origin: string) =>
      `The site, its zones and the receivers of this plan in their surroundings, 1:${scale} on A4, Hong Kong 1980 Grid. ${origin === '' ? '' : `Base data: ${origin}. `}Appendix A-2 shows the same on a larger sheet.`,
  },
  legislation: {
    paragraphs: [
      'The Noise Control Ordinance (Cap. 400) controls the noise of construction work. In restricted hours, which are 19:00 to 07:00 on every day and all hours of a general holiday, Sundays included, work with powered mechanical equipment needs a construction noise permit. Percussive piling needs a permit at any time.',
      'The calculation follows the Technical Memorandum on Noise from Construction Work other than Percussive Piling: sound power levels of powered mechanical equipment, notional sources, distance and facade corrections (M-10 to M-34). Permits for restricted hours and for percussive piling follow the memoranda made under the Ordinance and are applied for separately.',
      'By day, 07:00 to 19:00 on days that are not general holidays, the levels are judged against criteria of the environmental impact assessment process, as Leq (30 min) in dB(A) at 1 m from the facade: 75 for homes, 70 for schools and 65 for schools during examinations, where such days are entered. They do not apply in restricted hours, which this plan does not assess.',
    ],
    kinds: kindNamesInEnglish,
    notNamed: (kind: string) => `${kind} (not in table 1B; 70 applied)`,
    changedKind: (building: string, kind: string, reason: string) =>
      `${building} is taken as: ${kind}, not as in the building layer. Reason: ${reason}`,
    datedCriterion: (name: string, value: string) => `${name}: ${value} dB(A)`,
  },
  barriers: {
    none: 'No floor exceeds its criterion without this barrier; its height is for the contractor to design.',
    unknown: 'No figure: a building that exceeds its criterion is of unknown height.',
    noneFits: 'none fits',
    andOthers: (first: string, others: string) => `${first} and ${others} more`,
    floor: (floor: string, floors: string) => `${floor} of ${floors}`,
    tooHigh: (height: string, most: string) => `${height} (${most} can be built)`,
  },
  daysAbove: {
    day: (day: string) => `${day} (1 day)`,
    period: (start: string, end: string, days: number) => `${start} to ${end} (${countOf(days, 'day')})`,
    between: '; ',
  },
} as const;
