import type { RowExplanation, SourceExplanation, TaskExplanation } from '@quietsite/domain';
import { describe, expect, test } from 'vitest';
import { expectLevel } from './expect-level.ts';
import {
  type ExplainedRun,
  explainRandomCases,
  levelOfEnergy,
  listRunningRows,
  sumEnergies,
} from './explained-cases.ts';

const runs = explainRandomCases(60);

/** Every active zone-task, once for each interval without changes. */
function forEachTask(visit: (task: TaskExplanation, run: ExplainedRun) => void): void {
  for (const run of runs) for (const { first } of run.steps) for (const task of first.tasks) visit(task, run);
}

describe('the tasks of a level taken apart, at every receiver of 60 random cases', () => {
  test('the loudest group is chosen, and the task is as loud as it (M-12)', () => {
    forEachTask((task, { name }) => {
      const names = task.groups.map(({ group }) => group);
      expect(names).toEqual([...names].sort());
      const running = levelOfEnergy(sumEnergies(listRunningRows(task)));
      expectLevel(name, task.level, running);
      if (names.length === 0) {
        expect([task.loudestGroup, task.otherRows]).toEqual([null, []]);
      } else {
        const chosen = task.groups.find(({ group }) => group === task.loudestGroup);
        expectLevel(name, chosen?.level ?? null, running);
        expectLevel(name, chosen?.level ?? null, Math.max(...task.groups.map(({ level }) => level as number)));
      }
    });
  });

  test('no other group is louder, with the rows without group', () => {
    let alternatives = 0;
    forEachTask((task) => {
      const running = listRunningRows(task);
      const common = sumEnergies(running.filter(({ group }) => group === ''));
      for (const rows of Map.groupBy(task.otherRows, ({ group }) => group).values()) {
        alternatives++;
        expect(common + sumEnergies(rows)).toBeLessThanOrEqual(sumEnergies(running) * (1 + 1e-12));
      }
    });
    expect(alternatives).toBeGreaterThan(100);
  });

  test('[CALC-96] of the type B zones at work one counts, with all its tasks, and of each front one part (M-34, M-153)', () => {
    for (const { calculation, steps } of runs) {
      const { zones } = calculation.prepared.snapshot;
      const isTypeB = (zoneId: number) => zones.some(({ id, type }) => id === zoneId && type === 'B');
      const frontOf = (zoneId: number) => zones.find(({ id }) => id === zoneId)?.front?.frontId;
      for (const { first } of steps) {
        const zonesThat = (counts: boolean) =>
          new Set(first.tasks.filter((task) => task.counts === counts).map(({ zoneId }) => zoneId));
        const [counting, others] = [zonesThat(true), zonesThat(false)];
        expect([...others].every((zoneId) => isTypeB(zoneId) && !counting.has(zoneId))).toBe(true);
        const working = first.tasks.filter(({ zoneId }) => isTypeB(zoneId)).map(({ zoneId }) => frontOf(zoneId));
        const heard = [...counting].filter(isTypeB).map(frontOf);
        expect(new Set(heard)).toEqual(new Set(working));
        expect(heard).toHaveLength(new Set(heard).size);
      }
    }
  });

  test('a row is its terms: sound power, corrections, measure, distance, facade (M-10, M-22, M-33)', () => {
    const expectTerms = (name: string, source: SourceExplanation, { terms, level, energy }: RowExplanation) => {
      const { soundPower, timeCorrection, quantityCorrection, effect, mitigatedSoundPower } = terms;
      expectLevel(name, soundPower + timeCorrection + quantityCorrection + effect, mitigatedSoundPower);
      expectLevel(name, mitigatedSoundPower + source.distanceCorrection + source.facadeCorrection, level);
      expectLevel(name, 10 * Math.log10(energy), level);
    };
    forEachTask(({ sources }, { name }) => {
      for (const source of sources) for (const row of source.rows) expectTerms(name, source, row);
    });
  });

  test('a notional source is shown as it was placed, a fixed one stands where its row does (M-31, M-32)', () => {
    forEachTask(({ sources }, { calculation }) => {
      for (const { kind, position, notional, distanceMetres, rows } of sources)
        if (kind === 'notional') {
          expect(notional?.position).toEqual(position);
          expect(distanceMetres).toBe(Math.max(1, notional?.distanceMetres ?? 0));
        } else {
          const given = calculation.prepared.snapshot.rows.find(({ id }) => id === rows[0]?.rowId);
          expect([rows.length, notional, position]).toEqual([1, null, given?.fixedLocation]);
        }
    });
  });
});
