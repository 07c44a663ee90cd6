/** In the order of the list. */
export const AUTOMATIC_CHECKS = [
  'levelsOfInputs',
  'compulsoryIncluded',
  'exceedancesExplained',
  'figuresProved',
  'soundPowersUsual',
  'onTimeUsual',
  'measuresInOrder',
  'activitiesEquipped',
  'daysUnrestricted',
  'answersGiven',
  'movesSmall',
  'schoolDates',
  'exemptions',
  'blankFacades',
  'temporaryBarriers',
  'neighboursCounted',
  'siteApart',
  'barrierHeights',
  'documentHashes',
] as const;
export type AutomaticCheckName = (typeof AUTOMATIC_CHECKS)[number];

/** Unused: the plan has nothing to check, or the submission is too old. */
export const CHECK_RESULTS = ['passed', 'look', 'unused'] as const;
