import {
  computeDesignAttenuation,
  computeGrazingHeight,
  computeMovableCover,
  type HidingNeed,
  highestFloorBelow,
  MAX_BARRIER_METRES,
  nextBarrierHeight,
} from '@quietsite/acoustics';
import { findCheapestAlong, LiveCalculation, summarise, withoutBarrier } from '@quietsite/domain';
import { expect, test } from 'vitest';
import type { CasePoint } from '../../case.ts';
import { toSnapshot } from '../../engine-answer.ts';
import { present } from '../../present.ts';
import { readVector } from '../read-vector.ts';
import { receiver } from '../site.ts';
import { caseOf, closed, structureOf } from './screened-site.ts';

const close = (value: number) => expect.closeTo(value, 5);

test('[CALC-103] [G120] the height that hides the plant from a given elevation', () => {
  const { input, expected } = readVector<
    {
      cases: readonly {
        plantHeight: number;
        receiverElevation: number;
        sourceToBarrier: number;
        distance: number;
        barrierGround: number;
      }[];
    },
    { cases: readonly { height: number; shown: number; warn_above_7: boolean }[] }
  >('G120');
  const found = input.cases.map((given) => {
    const { plantHeight: source, receiverElevation: receiver, sourceToBarrier: atMetres } = given;
    const height = computeGrazingHeight(
      { source, receiver, atMetres, distanceMetres: given.distance },
      given.barrierGround,
    );
    const shown = nextBarrierHeight(height);
    return { height, shown, warns: shown > MAX_BARRIER_METRES };
  });
  expect(found).toEqual(
    expected.cases.map(({ height, shown, warn_above_7 }) => ({ height: close(height), shown, warns: warn_above_7 })),
  );
});

interface GivenPath {
  readonly delta: number;
  readonly kmet: number;
  readonly raw: number;
  readonly dz: number;
}
interface GivenDesign {
  readonly design: number;
  readonly typed_suggestion: number;
}

const pathOf = ({ delta, kmet, raw, dz }: GivenPath) => ({
  ...{ detourMetres: close(delta), weather: close(kmet), unlimited: close(raw), attenuation: close(dz) },
});

interface GivenSight {
  readonly sourceHeight: number;
  readonly sourceToBarrier: number;
  readonly barrierHeight: number;
  readonly distance: number;
  readonly receiverHeight: number;
}

const sightOf = ({ sourceHeight, receiverHeight, sourceToBarrier, distance }: GivenSight) => ({
  ...{ source: sourceHeight, receiver: receiverHeight, atMetres: sourceToBarrier, distanceMetres: distance },
});

test('[CALC-104] [G121] the design figure of a long barrier', () => {
  const { input, expected } = readVector<
    { cases: readonly GivenSight[] },
    { cases: readonly (GivenPath & GivenDesign)[] }
  >('G121');
  const found = input.cases.map((given) => computeDesignAttenuation(sightOf(given), given.barrierHeight));
  expect(found.map(({ top, design, typed }) => ({ top, design, typed }))).toEqual(
    expected.cases.map((one) => ({ top: pathOf(one), design: close(one.design), typed: one.typed_suggestion })),
  );
});

test('[CALC-104] [G122] a barrier of finite length: over the top and round both ends', () => {
  const { input, expected } = readVector<
    GivenSight & { ends: readonly number[] },
    GivenDesign & { top: GivenPath; ends: readonly { delta: number; dz: number }[]; total: number }
  >('G122');
  const ends = input.ends.map((offset) => ({
    fromSource: Math.hypot(input.sourceToBarrier, offset),
    toReceiver: Math.hypot(input.distance - input.sourceToBarrier, offset),
  }));
  const found = computeDesignAttenuation(sightOf(input), input.barrierHeight, ends);
  expect(found.top).toEqual(pathOf(expected.top));
  expect(found.ends.map(({ detourMetres, attenuation }) => [detourMetres, attenuation])).toEqual(
    expected.ends.map(({ delta, dz }) => [close(delta), dz]),
  );
  expect([found.total, found.design, found.typed]).toEqual([
    close(expected.total),
    close(expected.design),
    expected.typed_suggestion,
  ]);
});

test('[CALC-104] [G123] the detour of a published example, whose attenuation by other formulas lies above ours', () => {
  const { expected } = readVector<
    unknown,
    { delta: number; published: { delta: number; kurze_anderson: readonly number[] } }
  >('G123');
  const sight = { source: 1, receiver: 1.5, atMetres: 50, distanceMetres: 100 };
  const { top, design } = computeDesignAttenuation(sight, 4);
  expect(top.detourMetres).toBeCloseTo(expected.delta, 5);
  expect(top.detourMetres).toBeCloseTo(expected.published.delta, 2);
  expect(design).toBeLessThan(present(expected.published.kurze_anderson[0]));
});

test('[CALC-105] [CALC-111] [G124] the cheapest barrier along a drawn line', () => {
  type Ring = readonly CasePoint[];
  const { input, expected } = readVector<
    {
      zone: Ring;
      line: readonly CasePoint[];
      swl: number;
      criterion: number;
      heightMost: number;
      receivers: readonly { outline: Ring; height: number; point: CasePoint }[];
    },
    {
      needs: readonly HidingNeed[];
      best: { barrier: { height: number; start: number; end: number; area: number }; levels: readonly number[] };
    }
  >('G124');
  const [first] = input.receivers;
  const own = { outline: present(first).outline, base: 0, height: present(first).height };
  const base = { zone: input.zone, zoneGround: 0, plantHeight: 3, receiverBuilding: own, obstacles: [] };
  const site = caseOf({ ...base, receiver: present(first).point, swl: input.swl });
  const given = {
    ...site,
    receivers: input.receivers.map(({ point, height }, i) =>
      receiver({
        pointId: i + 1,
        position: point,
        heightMetres: height,
        criterion: input.criterion,
      }),
    ),
    screening: {
      ...site.screening,
      structures: input.receivers.map(({ outline, height }, i) =>
        structureOf({ id: i + 1, outline: [closed(outline)], baseLevel: 0, roofLevel: height }),
      ),
      barriers: [barrierOf(input.line, 7)],
    },
  };
  const snapshot = toSnapshot(given);
  const without = new LiveCalculation(withoutBarrier(snapshot, 1));
  const found = findCheapestAlong(new LiveCalculation(snapshot), without, {
    ...{ barrierId: 1, maxMetres: input.heightMost, costs: { fixed: 0, perMetre: 0, perSquareMetre: 1 } },
  });
  const { height, start, end, area } = expected.best.barrier;
  expect(found).toMatchObject({ isProved: true, best: { height, start, end, cost: close(area) } });
  const needs = [0, 1].map((index) =>
    without.prepared.screening?.findZoneNeed(index, 0, [0], {
      line: snapshot.screening?.barriers[0]?.line ?? [],
      ground: 0,
    }),
  );
  expect(needs).toEqual(
    expected.needs.map((need) => ({ start: close(need.start), end: close(need.end), height: close(need.height) })),
  );
  const cut = barrierOf(
    [
      [present(input.line[0])[0], present(input.line[0])[1] + start],
      [present(input.line[0])[0], present(input.line[0])[1] + end],
    ],
    height,
  );
  const levels = summarise(
    new LiveCalculation(toSnapshot({ ...given, screening: { ...given.screening, barriers: [cut] } })),
  ).receivers.map(({ mitigated }) => mitigated.highestLevel);
  expect(levels).toEqual(expected.best.levels.map(close));
});

const barrierOf = (line: readonly CasePoint[], heightMetres: number) => ({
  ...{ id: 1, kind: 'acoustic' as const, line, heightMetres, groundLevel: 0, hasProof: false },
});

test('[CALC-103] [G125] how far up a movable barrier hides the machine', () => {
  const { input, expected } = readVector<
    { cases: readonly { barrierHeight: number; plantHeight: number; distance: number }[] },
    { cases: readonly { hidden_below: number; highest_hidden_floor: number }[] }
  >('G125');
  const found = input.cases.map(({ barrierHeight, plantHeight, distance }) => {
    const cover = computeMovableCover(barrierHeight, plantHeight, distance);
    return { hidden_below: cover, highest_hidden_floor: highestFloorBelow(cover) };
  });
  expect(found).toEqual(expected.cases.map((one) => ({ ...one, hidden_below: close(one.hidden_below) })));
});
