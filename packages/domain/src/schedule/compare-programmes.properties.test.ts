import { describe, expect, it } from 'vitest';
import { createRandom, type Random } from '../../../geometry/src/testing/random.ts';
import { addDays, toDay } from '../day.ts';
import { listTaskProblems } from './check-schedule.ts';
import { addProgramme, applyComparison, compareProgrammes } from './compare-programmes.ts';
import type { IncomingTask } from './map-programme.ts';
import type { ScheduledTask } from './schedule.schema.ts';

const CASES = 300;
const ZONES = [1, 2, 3];

const chance = (random: Random, probability: number) => random.between(0, 1) < probability;

/** Few names and works, so that duplicate names are common. */
function drawTask(random: Random, sourceId: string): IncomingTask {
  const start = addDays(toDay('2027-01-04'), random.whole(0, 3));
  return {
    zoneId: random.pick(ZONES),
    constructionWork: random.pick(['-', 'Piling', 'Drainage']),
    name: random.pick(['Excavation', 'Lifting', 'Breaking', 'Pouring']),
    start,
    end: addDays(start, random.whole(0, 3)),
    sourceId,
  };
}

function drawTasks(random: Random): IncomingTask[] {
  const count = random.whole(0, 30);
  const ids = Array.from({ length: 45 }, (_, index) => `A${index}`).sort(() => random.between(-1, 1));
  return ids.slice(0, count).map((id) => drawTask(random, chance(random, 0.6) ? id : ''));
}

/** Some activities are repeated unchanged. */
function withCopies(random: Random, drawn: readonly IncomingTask[], stored: readonly ScheduledTask[]): IncomingTask[] {
  const taken = new Set(drawn.flatMap(({ sourceId }) => (sourceId === '' ? [] : sourceId)));
  const copies = stored.filter(({ sourceId }) => !taken.has(sourceId) && chance(random, 0.3));
  return [...drawn, ...copies.map(({ id: _, ...task }) => task)];
}

const cases = Array.from({ length: CASES }, (_, seed) => {
  const random = createRandom(seed);
  const stored = drawTasks(random).map(
    (task, index): ScheduledTask => ({ ...task, id: index % 5 === 4 ? -index : index + 1 }),
  );
  const incoming = withCopies(random, drawTasks(random), stored);
  const comparison = compareProgrammes(stored, incoming);
  return { seed, random, stored, incoming, comparison, next: applyComparison(stored, comparison) };
});

const readable = ({ zoneId, constructionWork, name, start, end }: IncomingTask) =>
  JSON.stringify([zoneId, constructionWork, name, start, end]);
const listReadable = (tasks: readonly IncomingTask[]) => tasks.map(readable).sort();
const idsOf = (tasks: readonly ScheduledTask[]) => tasks.map(({ id }) => id);

describe('programmes compared at random', () => {
  it('have some of everything', () => {
    const sum = (count: (drawn: (typeof cases)[number]) => number) => cases.reduce((all, one) => all + count(one), 0);
    expect(sum(({ comparison }) => comparison.added.length)).toBeGreaterThan(CASES);
    expect(sum(({ comparison }) => comparison.changed.length)).toBeGreaterThan(CASES);
    expect(sum(({ comparison }) => comparison.removed.length)).toBeGreaterThan(CASES);
    expect(sum(({ comparison }) => comparison.same.length)).toBeGreaterThan(CASES / 2);
  });

  it('the schedule after it is the programme, but for ids', () => {
    for (const { seed, incoming, next } of cases) {
      expect(listReadable(next), `seed ${seed}`).toEqual(listReadable(incoming));
      const sources = incoming.map(({ sourceId }) => sourceId).filter((sourceId) => sourceId !== '');
      expect(new Set(idsOf(next)).size, `seed ${seed}`).toBe(next.length);
      expect(
        next.map(({ sourceId }) => sourceId),
        `seed ${seed}`,
      ).toEqual(expect.arrayContaining(sources));
    }
  });

  it('every activity that stays keeps its id, and every stored one is accounted for once', () => {
    for (const { seed, stored, comparison, next } of cases) {
      const kept = [...comparison.same, ...comparison.changed];
      expect(
        kept.every(({ before, after }) => before.id === after.id),
        `seed ${seed}`,
      ).toBe(true);
      const accounted = [...kept.map(({ before }) => before), ...comparison.removed];
      expect(idsOf(accounted).sort(), `seed ${seed}`).toEqual(idsOf(stored).sort());
      expect(idsOf(next).slice(0, kept.length).sort(), `seed ${seed}`).toEqual(
        kept.map(({ after }) => after.id).sort(),
      );
    }
  });

  it('could be stored: no source id occurs twice, whatever was declined', () => {
    for (const { seed, random, stored, comparison } of cases) {
      const some = (ids: readonly number[]) => new Set(ids.filter(() => chance(random, 0.4)));
      const declined = {
        added: some(comparison.added.map((_, index) => index)),
        changed: some(comparison.changed.map(({ before }) => before.id)),
        removed: some(idsOf(comparison.removed)),
      };
      const next = applyComparison(stored, comparison, declined);
      expect(listTaskProblems(next, new Set(ZONES)), `seed ${seed}`).toEqual([]);
    }
  });

  it('compared again nothing is left to do', () => {
    for (const { seed, incoming, next } of cases) {
      const again = compareProgrammes(next, incoming);
      expect([again.added, again.changed, again.removed], `seed ${seed}`).toEqual([[], [], []]);
      expect(applyComparison(next, again), `seed ${seed}`).toEqual(next);
    }
  });

  it('what was exported from the schedule brings only what is there', () => {
    for (const { seed, stored } of cases) {
      const exported = stored.map(({ id: _, ...task }) => ({ ...task, sourceId: '' })).reverse();
      const { added, changed, removed, same } = compareProgrammes(stored, exported);
      expect([added, changed, removed], `seed ${seed}`).toEqual([[], [], []]);
      expect(same, `seed ${seed}`).toHaveLength(stored.length);
      expect(addProgramme(stored, exported), `seed ${seed}`).toMatchObject({ added: 0, skipped: stored.length });
    }
  });

  it('[Q74] added twice, a programme is there once', () => {
    for (const { seed, stored, incoming } of cases) {
      const once = addProgramme(stored, incoming);
      expect(once.tasks.slice(0, stored.length), `seed ${seed}`).toEqual(stored);
      expect(once.added + once.skipped, `seed ${seed}`).toBe(incoming.length);
      expect(listTaskProblems(once.tasks, new Set(ZONES)), `seed ${seed}`).toEqual([]);
      expect(addProgramme(once.tasks, incoming).added, `seed ${seed}`).toBe(0);
    }
  });
});
