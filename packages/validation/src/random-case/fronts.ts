import type { CaseCalendar, CaseFront, CasePoint, CaseZone, MethodCase } from '../case.ts';
import { outlineOfLine, outlineOfStretch, stretchAt } from '../oracle/fronts.ts';
import { pointOf } from '../oracle/plane.ts';
import { type Random, randomOf, round3 } from './random.ts';

const START = '2027-03-01';

/** A front on an alignment with a few bends. Its progress is above or below five widths a day, often a round number. */
export function randomFront(seed: number, straight = false): CaseFront {
  const random = randomOf(seed + 5_000_000);
  const width = random.pick([5, 8, 12, 20, round3(4 + 20 * random.fraction())]);
  return {
    alignment: straight ? [alignmentStart, endOf(alignmentStart, randomTurn(random), random)] : randomAlignment(random),
    widthMetres: width,
    metresPerDay: random.pick([
      width,
      2.5 * width,
      5 * width,
      6 * width,
      15 * width,
      round3(3 + 90 * random.fraction()),
    ]),
    start: START,
    direction: random.pick(['forwards', 'backwards'] as const),
  };
}

const alignmentStart: CasePoint = [835_000, 817_000];

function randomAlignment(random: Random): CasePoint[] {
  const line: CasePoint[] = [alignmentStart];
  let heading = randomTurn(random);
  for (let sides = random.integer(1, 5); sides > 0; sides--) {
    line.push(endOf(line.at(-1) ?? alignmentStart, heading, random));
    heading += (random.fraction() - 0.5) * Math.PI;
  }
  return line;
}

const randomTurn = (random: Random) => random.pick([0, Math.PI / 2, 2 * Math.PI * random.fraction()]);

function endOf([east, north]: CasePoint, heading: number, random: Random): CasePoint {
  const metres = random.pick([100, 150, 60 + 200 * random.fraction()]);
  return [round3(east + metres * Math.cos(heading)), round3(north + metres * Math.sin(heading))];
}

export const FRONT_CALENDAR: CaseCalendar = {
  ...{ weekdays: [1, 2, 3, 4, 5, 6], worksOnHolidays: false },
  holidays: ['2027-03-26', '2027-03-27', '2027-03-29', '2027-04-05', '2027-05-01', '2027-05-13', '2027-06-09'],
  shutdowns: [{ name: 'Survey', start: '2027-03-10', end: '2027-03-12' }],
  extraDays: ['2027-03-14'],
};

/** The case with most of its own and its neighbours' type B zones as parts of one or two fronts (M-153). */
export function withRandomFronts(seed: number, input: MethodCase): MethodCase {
  const random = randomOf(seed + 4_000_000);
  const ofFronts = (zones: readonly CaseZone[]) =>
    zones.map((zone): CaseZone => {
      const front = random.pick([undefined, 1, 1, 2]);
      return front === undefined ? zone : { ...zone, type: 'B', front };
    });
  const nearbyProjects = input.nearbyProjects.map((project) => ({ ...project, zones: ofFronts(project.zones) }));
  return { ...input, zones: ofFronts(input.zones), nearbyProjects };
}

/** The case with some of its zones as whole fronts, fast enough for their parts to work on its first days (M-150). */
export function withMovingZones(seed: number, input: MethodCase): MethodCase {
  const random = randomOf(seed + 7_000_000);
  const start = input.tasks.map((task) => task.start).sort()[0] ?? START;
  const zones = input.zones.map((zone, index): CaseZone => {
    if (!random.chance(0.5)) return zone;
    return { ...zone, moving: { ...frontAt(zone, 10 * seed + index, random.chance(0.7)), start } };
  });
  return { ...input, zones };
}

/** A random front that begins at a corner of a zone. */
function frontAt({ outline }: CaseZone, seed: number, straight: boolean): CaseFront {
  const front = randomFront(seed, straight);
  const [east, north] = outline[0]?.[0] ?? alignmentStart;
  const alignment = front.alignment.map(
    ([x, y]): CasePoint => [x - alignmentStart[0] + east, y - alignmentStart[1] + north],
  );
  return { ...front, alignment };
}

/** The case with about half of its own and its neighbours' zones as lines with a width (M-154). */
export function withLinearZones(seed: number, input: MethodCase): MethodCase {
  const random = randomOf(seed + 8_000_000);
  const drawAll = (zones: readonly CaseZone[]) =>
    zones.map((zone, index): CaseZone => {
      if (!random.chance(0.5)) return zone;
      const [bent, straight] = [random.chance(0.5), true].map((isStraight) =>
        drawLinear(zone, frontAt(zone, 10 * seed + index, isStraight), input),
      );
      return bent ?? straight ?? zone;
    });
  const nearbyProjects = input.nearbyProjects.map((project) => ({ ...project, zones: drawAll(project.zones) }));
  return { ...input, zones: drawAll(input.zones), nearbyProjects };
}

/** Null if the oracle cannot draw a portion of it. */
function drawLinear(zone: CaseZone, front: CaseFront, { receivers }: MethodCase): CaseZone | null {
  const { alignment, widthMetres } = front;
  const linear = { alignment, widthMetres };
  const whole = outlineOfLine(linear);
  const isDrawn = receivers.every(({ position }) => {
    const stretch = stretchAt(linear, pointOf(position));
    return stretch === null || outlineOfStretch(linear, ...stretch) !== null;
  });
  if (whole === null || !isDrawn) return null;
  const outline = whole.map((ring) =>
    ring.map(({ easting, northing }): CasePoint => [easting.toNumber(), northing.toNumber()]),
  );
  return { ...zone, outline, centre: null, linear };
}
