/** Parts of the code of which a random share of the mutants is tested, because a whole run takes too long. */
export interface Sample {
  readonly name: string;
  /** Folders and files of the repository. */
  readonly code: readonly string[];
  /** Where the tests are; those of other packages take part because they check the same rules with golden vectors. */
  readonly tests: readonly string[];
  /** Tests of this code that take too long for thousands of runs: without them the score is a lower bound. */
  readonly leftOut?: readonly string[];
  /** What the tests import; the mutants work on a copy of it. */
  readonly packages: readonly string[];
  readonly sharePercent: number;
}

const PACKAGES = ['acoustics', 'geometry', 'domain', 'fixtures', 'validation'];
const GOLDEN = 'packages/validation/src/golden';

/** Without the cities and pairs of buildings that the tests beside the code compare in small. */
const HORIZON_TESTS = [
  'horizon-search',
  'inner-outline',
  'outline-overlap',
  'places',
  'ray',
  'screen-grid',
  'shade',
  'skyline-drawer',
  'skyline.properties',
  'source-skylines',
  'terrain',
  'tested-places',
].map((name) => `packages/geometry/src/screening/${name}.test.ts`);

/** Without the walks of random barriers, which take longer than all others together. */
const SCREENING_TESTS = [
  'barrier-need',
  'create-section',
  'dated-buildings',
  'drawn-barriers',
  'explain-screening',
  'list-screened',
  'loudest-alternative',
  'movable-cover',
  'on-terrain',
  'rows-behind',
  'screen-sets',
  'screened-calculation',
  'screened-receivers',
  'screened-sources',
  'screened-zones',
  'screening-model',
  'screening-settings',
  'screening.schema',
  'section',
  'section-drawing',
  'section-ground',
  'usable-roof',
].map((name) => `packages/domain/src/screening/${name}.test.ts`);

export const SAMPLES: readonly Sample[] = [
  {
    name: 'acoustics',
    code: [
      'packages/acoustics/src/barrier.ts',
      'packages/acoustics/src/cheapest-barrier.ts',
      'packages/acoustics/src/screening.ts',
      'packages/acoustics/src/engine/screening',
    ],
    tests: [
      'packages/acoustics/src/barrier.test.ts',
      'packages/acoustics/src/cheapest-barrier.test.ts',
      'packages/acoustics/src/screening.test.ts',
      'packages/acoustics/src/engine/screening',
    ],
    packages: ['acoustics'],
    sharePercent: 35,
  },
  {
    name: 'calendar-and-front',
    code: [
      'packages/domain/src/calendar',
      'packages/domain/src/front',
      'packages/domain/src/terrain',
      'packages/domain/src/receivers/kind-words.ts',
      'packages/domain/src/receivers/layer-kind.ts',
      'packages/domain/src/receivers/receiver-kinds.ts',
    ],
    tests: [
      'packages/domain/src/calendar',
      'packages/domain/src/front',
      'packages/domain/src/terrain',
      'packages/domain/src/receivers',
      'packages/domain/src/calculation/working-calendar.test.ts',
      'packages/domain/src/calculation/restricted-hours.test.ts',
      `${GOLDEN}/fronts.test.ts`,
      `${GOLDEN}/receiver-kinds.test.ts`,
    ],
    packages: PACKAGES,
    sharePercent: 10,
  },
  {
    name: 'screening',
    code: ['packages/domain/src/screening'],
    tests: [...SCREENING_TESTS, `${GOLDEN}/screening`],
    leftOut: ['packages/domain/src/screening/moved-barriers.test.ts', 'packages/validation/src/oracle.test.ts'],
    packages: PACKAGES,
    sharePercent: 2.5,
  },
  {
    name: 'horizons',
    code: ['packages/geometry/src/screening'],
    tests: HORIZON_TESTS,
    leftOut: [
      'packages/geometry/src/screening/skyline.test.ts',
      'packages/validation/src/screening-pairs.test.ts',
      'packages/validation/src/oracle.test.ts',
    ],
    packages: PACKAGES,
    sharePercent: 2,
  },
];
