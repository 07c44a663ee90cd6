const LEVELS = [
  'Levels are in dB(A). Levels at receivers and sums of sound powers are rounded half up to 0.1 for print; the calculation does not round. Hundredths are printed where tenths would suggest another verdict. - means that nothing is heard or does not apply.',
  'Noise level = sound power + distance correction + facade correction. Distance correction = -(20 log10(distance) + 8), from the notional source of the zone; facade correction +3.0.',
  'SWL is the sound power level. Total SWL = SWL + time correction + quantity correction. Of the exclusive groups of an activity the loudest counts, together with the plant without a group.',
  'A combination is a set of activities with plant at work on the same day. Its level is the highest of the days on which it stands; plant starts and ends within it, so it can be below the sum of the levels listed for its activities.',
  'A receiver exceeds when on some day its level is above the criterion of that day both in whole dB(A) and in tenths, satisfies when it is above in neither, and is borderline when the two differ. Levels with neighbours add approved projects and concurrent sites nearby; the verdict judges the project alone. Where a dated criterion, such as that of an examination, is the one exceeded most, the verdict names it.',
] as const;
const MITIGATED =
  'The mitigation effect of a machine is its single largest measure (enclosure, barrier, hammer bracket or custom method), never a sum. A replacement takes the place of the planned sound power before corrections.';
const CODES =
  'Activity codes are A, B, ..., AA in the order of the programme. Combination codes are C-A, C-B, ...; they are no numbers of Appendix C, whose sections are called Appendix C-1 to Appendix C-6.';
const GANTT =
  'Both the first and the last day of an activity count. Bars are cut at the edges of a page; the dates beside them tell the whole activity.';

/** The figures in the text of a screening section, with one decimal. */
interface SectionFacts {
  readonly screen: string;
  readonly horizon: string;
  readonly roof: string;
  readonly distance: string;
  readonly times: string;
}

/** Fixed text of the appendices, except that of their tables. */
export const english = {
  template: {
    contents: 'Contents',
    projectAndRun: 'Project and run',
    howToRead: 'How to read this appendix',
    continued: ' (continued)',
    sectionLead: 'Appendix ',
    sectionPage: ', page ',
    code: 'Code',
    activity: 'Activity',
    from: 'From',
    to: 'To',
  },
  titles: {
    a: 'Appendix A: Implementation programme and site map',
    b: 'Appendix B: Unmitigated results',
    c: 'Appendix C: Results mitigated with quality powered mechanical equipment and movable noise barriers',
    d: 'Appendix D: Programmes of this project and of approved projects nearby',
  },
  documentTitle: (title: string, project: string) => `${title}: ${project}`,
  /** Always says 'Appendix', so that C-1 is not mistaken for a combination (Q129). */
  heading: (number: string, title: string) => `Appendix ${number}: ${title}`,
  calculated: (time: string) => `Calculated ${time}`,
  facts: {
    districts: 'Districts',
    daysWithWork: 'Days with work',
    receivers: 'Selected receivers',
    exceeding: { unmitigated: 'Exceeding, unmitigated', mitigated: 'Exceeding, mitigated' },
    borderline: { unmitigated: 'Borderline, unmitigated', mitigated: 'Borderline, mitigated' },
    satisfying: { unmitigated: 'Satisfying, unmitigated', mitigated: 'Satisfying, mitigated' },
    approved: 'Approved projects nearby',
  },
  range: (first: string, last: string) => `${first} to ${last}`,
  ofAll: (count: string, all: string) => `${count} of ${all}`,
  sections: {
    programme: 'Implementation programme',
    map: 'Site map with noise sensitive receivers',
    activityCodes: 'Activity codes',
    combinationCodes: 'Activity combination codes',
    summary: { unmitigated: 'NSR noise summary, unmitigated', mitigated: 'NSR noise summary, mitigated' },
    plant: { unmitigated: 'Plant inventory, unmitigated', mitigated: 'Plant inventory, mitigated' },
    calculation: { unmitigated: 'Calculation per NSR, unmitigated', mitigated: 'Calculation per NSR, mitigated' },
    monthly: { unmitigated: 'Monthly noise schedule, unmitigated', mitigated: 'Monthly noise schedule, mitigated' },
    screening: { unmitigated: 'Screening of receivers, unmitigated', mitigated: 'Screening of receivers, mitigated' },
    sections: { unmitigated: 'Sections of screening, unmitigated', mitigated: 'Sections of screening, mitigated' },
    own: 'Programme of this project',
    neighbour: (title: string) => `Programme of ${title}`,
    neighbourVersion: (title: string, version: number) => `Programme of ${title}, version ${version}`,
  },
  /** Screening by buildings (M-117). */
  screening: {
    used: 'With screening by existing buildings (TM step 10): where all equipment of an activity is hidden from a receiver, its level is 10 dB(A) lower, as stated in the remark. This proposal needs the agreement of the Authority.',
    note: (rest: string) =>
      `Zones that are hidden from the whole building of a receiver, zones in view of a receiver whose declared blank facades give -5 dB(A) (M-109), and cases that could not be decided, with the days if this does not apply throughout the works. The other ${rest} pairs of zone and receiver are in view. Levels in mPD; x is the distance to the deciding edge along the ray of length D; the works are hidden below the horizon H.`,
    zonesUnknown: (zones: string) =>
      `The ground of these zones is unknown, so their works count as in view of every receiver: ${zones}.`,
    heads: {
      receiver: 'NSR',
      building: 'Building',
      zone: 'Zone',
      screen: 'Screen',
      roofLevel: 'Its roof',
      origin: 'Origin',
      distance: 'D, m',
      at: 'x, m',
      horizon: 'H',
      roof: 'Roof of NSR',
      correction: 'dB(A)',
    },
    barrier: 'Drawn barrier',
    onDays: (screen: string, days: string) => `${screen} (${days})`,
    onTerrain: (edition: number) => ` Terrain screens as well: edition ${edition} of the terrain model.`,
    terrain: 'Terrain',
    blankFacades: 'blank facades (M-109)',
    origins: {
      roofLevel: 'roof level',
      baseAndHeight: 'base and height',
      terrainAndHeight: 'terrain and height',
      baseAndStoreys: 'base and storeys',
      terrainAndStoreys: 'terrain and storeys',
    },
    /** The section drawings. */
    drawn: {
      note: (count: string, all: string) =>
        `One section along the deciding ray for each zone hidden from a receiver, in the order of the table before: ${count} of ${all}. Lengths in metres from the works, levels in mPD.`,
      legend: (roles: string) => `Signs: ${roles}.`,
      roles: {
        sightLine: 'line of sight to the roof',
        horizonLine: 'line over the deciding edge, to the horizon H',
        deciding: 'deciding screen',
        screen: 'other screens',
        receiver: 'building of the receiver',
        plant: 'plant',
      },
      title: (receiver: string, zone: string) => `${receiver}: ${zone}`,
      told: (facts: SectionFacts) =>
        `Hidden: ${facts.screen} hides the works up to ${facts.horizon} mPD; the roof is at ${facts.roof} mPD. Distance ${facts.distance} m; the vertical scale is ${facts.times} times the horizontal.`,
      described: (title: string, told: string) => `Section of ${title}. ${told}`,
    },
    reasons: {
      RECEIVER_HEIGHT_UNKNOWN: 'height unknown',
      RECEIVER_BASE_UNKNOWN: 'base level unknown',
      ZONE_GROUND_UNKNOWN: 'ground of zone unknown',
      POINT_HEIGHT_UNKNOWN: 'no building of known height',
    },
  },
  /** For columns narrower than their name. */
  heads: {
    code: 'Code',
    activities: 'Activities',
    power: 'SWL dB(A)',
    timeCorrection: 'Time corr. dB(A)',
    quantityCorrection: 'Quantity corr. dB(A)',
    onTime: '% on time',
    totalPower: 'Total SWL dB(A)',
    groupPower: 'Group SWL dB(A)',
    plannedPower: 'Planned SWL dB(A)',
    powerInForce: 'SWL in force dB(A)',
    mitigatedPower: 'Mitigated SWL dB(A)',
    plant: 'Plant, reference and quieter replacement',
    when: 'From, to, location',
    page: 'Calculation on page',
  },
  replaced: (name: string) => `Replaced: ${name}`,
  noZone: 'Without a zone',
  mapCaption: (scale: string) =>
    `Scale 1:${scale} at A4, Hong Kong 1980 Grid. Symbols judge the highest mitigated level to 0.1 dB(A) against the criterion of the day, as Appendix C-3 does.`,
  plantNote:
    'By activity and exclusive group. Groups of an activity never work together; plant without a group works with each of them.',
  plantHead: (code: string, works: string, start: string, end: string, power: string) =>
    `${code}   ${works} (${start} to ${end}), highest sound power ${power} dB(A)`,
  summaryNote: 'Selected receivers, the loudest unmitigated level first.',
  exemptionNote: (count: number) =>
    count === 1
      ? '1 receiver is not judged on some days or at all; the report says why.'
      : `${count} receivers are not judged on some days or at all; the report says why.`,
  othersHeading: (count: string) => `Other receivers: ${count}`,
  othersTitle: 'their calculations and months are in the tables of the plan (CSV and xlsx)',
  calculationNote: (count: string, all: string) =>
    `In full for ${count} of ${all} receivers, the worst after mitigation first, as far as 120 pages of Appendices B and C go. All are in the tables of the plan.`,
  monthlyNote: (letter: string, count: string, all: string) =>
    `The ${count} receivers of Appendix ${letter}-5, in the order of Appendix ${letter}-3; all ${all} are in the tables of the plan (CSV and xlsx).`,
  monthlyTitle: 'highest level of each month in dB(A); * exceeds on some day, ≈ borderline on some day',
  receiver: (label: string, building: string) => `${label}, ${building}`,
  receiverTitle: (criterion: string, told: string) => `criterion ${criterion} dB(A) · ${told}`,
  silent: 'no noise',
  loudest: (level: string, day: string, code: string) => `highest ${level} dB(A) on ${day}, ${code}`,
  leftOut: 'left out of the calculation: inside the site',
  groups: {
    Activity: () => 'Activities, each by itself on its loudest day',
    Combination: (letter: string) =>
      `Combinations of activities, from the loudest down (codes in Appendix ${letter}-2)`,
    Neighbour: () => 'Approved projects nearby, on the day of the highest level with neighbours',
  },
  onDay: (day: string) => `On ${day}`,
  longSum: (count: number, letter: string) => `${count} activities, see Appendix ${letter}-2`,
  betweenRemarks: '; ',
  /** What a reader needs to follow the figures. */
  notes: {
    a: [
      GANTT,
      'The site map is drawn from the stored data of the project. Receivers are marked by their highest mitigated level.',
    ],
    b: [CODES, ...LEVELS],
    c: [CODES, ...LEVELS, MITIGATED],
    d: [GANTT, 'Of an approved project nearby its programme is shown and nothing else of it.'],
  },
} as const;
