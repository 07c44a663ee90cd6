import {
  type EngineScreening,
  HIDDEN,
  type HidingNeed,
  itemAt,
  MITIGATED,
  numberAt,
  UNDECIDED,
} from '@quietsite/acoustics';
import {
  type Hk80Point,
  type LowestHorizon,
  type RayCounts,
  TERRAIN_CLEARANCE_METRES,
  type TestPoints,
} from '@quietsite/geometry';
import type { FixedPositions } from '../calculation/fixed-positions.ts';
import type { NotionalSources } from '../calculation/notional-sources.ts';
import type {
  CalculationSnapshot,
  SnapshotReceiver,
  SnapshotRow,
  SnapshotTask,
} from '../calculation/snapshot.schema.ts';
import { createFixedSources, type FixedSources } from '../calculation/task-emissions.ts';
import { findLowestAlong } from '../terrain/lowest-along.ts';
import { type BarrierLine, findBarrierNeed } from './barrier-need.ts';
import type { UndecidedReason } from './receiver-elevation.ts';
import { listScreenSets, type ScreenSet, type ScreenSets } from './screen-sets.ts';
import { describeReceivers, type ScreenedReceiver } from './screened-receivers.ts';
import { describeGrounds } from './screened-sources.ts';
import type { SnapshotScreening } from './screening.schema.ts';
import { createSection, type DecidingScreen, type ScreeningSection } from './section.ts';
import { SetView } from './set-view.ts';
import type { ZoneGround } from './source-ground.ts';

/** The visibility of a source from a receiver on a day, with the deciding ray (M-117). */
export interface DecidedSource {
  /** One of SOURCE_STATES. */
  readonly state: number;
  readonly isHidden: boolean;
  /** Why it is undecided. */
  readonly reason: UndecidedReason | null;
  /** Roof of the receiver's building in mPD. */
  readonly roof: number | null;
  readonly lowest: LowestHorizon | null;
  readonly screen: DecidingScreen | null;
}

export interface SourceScreening extends DecidedSource {
  /** Null if undecided. */
  readonly rays: RayCounts | null;
}

const UNDECIDED_SOURCE = { isHidden: false, lowest: null, screen: null } as const;

/** The screening of a project: the engine's input and the explanation of each decision. */
export class ScreeningModel {
  readonly engine: EngineScreening;
  readonly #sets: ScreenSets;
  readonly #views: readonly SetView[];
  readonly #receivers: readonly ScreenedReceiver[];
  readonly #positions: FixedPositions;
  readonly #fixedSourceOf: FixedSources;
  readonly #grounds: readonly ZoneGround[];

  /** A model of the same project with other barriers reuses earlier decisions. */
  constructor(
    snapshot: CalculationSnapshot,
    screening: SnapshotScreening,
    receivers: readonly SnapshotReceiver[],
    placed: { readonly notionalSources: NotionalSources; readonly positions: FixedPositions },
    before?: ScreeningModel,
  ) {
    const { zones } = snapshot;
    this.#receivers = before ? before.#receivers : describeReceivers(receivers, screening);
    this.#positions = placed.positions;
    this.#fixedSourceOf = createFixedSources(snapshot);
    this.#sets = listScreenSets({ zones }, screening, before ? before.#sets : undefined);
    this.#grounds = before ? before.#grounds : describeGrounds(zones, screening);
    const context = { ...placed, zones, grounds: this.#grounds };
    const views: SetView[] = [];
    for (const set of this.#sets.sets) {
      const bare = views[this.#sets.sets.findIndex((other) => isBare(other) && hasSameSolids(other, set))];
      const known = before ? before.#viewOf(set) : undefined;
      views.push(known ?? new SetView(set, this.#receivers, context, bare));
    }
    this.#views = views;
    this.engine = { zoneCount: zones.length, stages: this.#sets.stages, views };
  }

  /** The receivers for which a model of the same project with other barriers decides differently on some day. */
  listOtherReceivers(other: ScreeningModel): number[] {
    const changed = new Set<number>();
    const compared = new Map<SetView, Set<SetView>>();
    for (const { startDay, views } of [...this.#sets.stages, ...other.#sets.stages])
      for (const run of views.keys()) {
        const [now, then] = [this, other].map((model) => model.#viewOn({ day: startDay, run })) as [SetView, SetView];
        const known = compared.get(now) ?? new Set([now]);
        if (!known.has(then)) for (const receiver of now.listOtherReceivers(then)) changed.add(receiver);
        compared.set(now, known.add(then));
      }
    return [...changed].sort((a, b) => a - b);
  }

  /** Decides all zones at the roof of each receiver. */
  decideAll(onProgress?: (fraction: number) => void): void {
    this.#views.forEach((view, index) => {
      view.decideAll((fraction) => onProgress?.((index + fraction) / this.#views.length));
    });
  }

  /** Null for a row at the zone's notional source. */
  positionOf(row: SnapshotRow, task: SnapshotTask): number | null {
    return row.fixedLocation && this.#positions.indexOf(row.fixedLocation, this.#fixedSourceOf?.(row, task));
  }

  zoneState(receiver: number, zone: number, moment: ScreeningMoment): number {
    return this.#viewOn(moment).zoneState(receiver, zone, moment.height);
  }

  fixedState(receiver: number, position: number, moment: ScreeningMoment): number {
    return this.#viewOn(moment).fixedState(receiver, position, moment.height);
  }

  describeZone(receiver: number, zone: number, moment: ScreeningMoment): SourceScreening {
    const decided = this.decideZone(receiver, zone, moment);
    return { ...decided, rays: this.#countRays(receiver, decided, moment, (view) => view.zonePoints(receiver, zone)) };
  }

  /** Omits the rays, because counting them doubles the time. */
  decideZone(receiver: number, zone: number, moment: ScreeningMoment): DecidedSource {
    const state = this.zoneState(receiver, zone, moment);
    return this.#describe(receiver, state, moment, (view) => view.findZoneHorizon(receiver, zone));
  }

  describeFixed(receiver: number, position: number, moment: ScreeningMoment): SourceScreening {
    const state = this.fixedState(receiver, position, moment);
    const decided = this.#describe(receiver, state, moment, (view) => view.findFixedHorizon(receiver, position));
    return { ...decided, rays: this.#countRays(receiver, decided, moment, (view) => view.fixedPoints(position)) };
  }

  /** Base and roof of the receiver's building; null if they are unknown. */
  elevationOf(receiver: number): { readonly base: number; readonly roof: number } | null {
    const { elevation } = itemAt(this.#receivers, receiver);
    return 'reason' in elevation ? null : elevation;
  }

  /** The level of a barrier's base, on terrain at its lowest place; null if it is unknown or the barrier counts on no day. */
  groundOf(barrierId: number): number | null {
    const set = this.#sets.sets.find(({ barriers }) => barriers.some(({ id }) => id === barrierId));
    const place = set?.barriers.findIndex(({ id }) => id === barrierId) ?? -1;
    const line = set?.scene.lines[place];
    if (set === undefined || line === undefined) return null;
    return line.ground ?? (set.scene.terrain && findLowestAlong(line.line, set.scene.terrain));
  }

  hasBarrier(barrierId: number, day: number): boolean {
    return this.#setOf({ day, run: MITIGATED }).barriers.some(({ id }) => id === barrierId);
  }

  /** In mPD; null if it is unknown. */
  groundIn(zone: number, place: Hk80Point): number | null {
    return itemAt(this.#grounds, zone).levelAt(place);
  }

  plantHeightIn(zone: number): number {
    return itemAt(this.#grounds, zone).plantHeight;
  }

  /**
   * The barrier along a line that would hide a zone on some days; null if none can, or if nothing is in view (M-122).
   */
  findZoneNeed(receiver: number, zone: number, days: readonly number[], line: BarrierLine): HidingNeed | null {
    return this.#findNeed(receiver, days, line, (view) => view.zonePoints(receiver, zone));
  }

  findFixedNeed(receiver: number, position: number, days: readonly number[], line: BarrierLine): HidingNeed | null {
    return this.#findNeed(receiver, days, line, (view) => view.fixedPoints(position));
  }

  #findNeed(
    receiver: number,
    days: readonly number[],
    line: BarrierLine,
    pointsIn: (view: SetView) => TestPoints | null,
  ): HidingNeed | null {
    const roof = this.elevationOf(receiver)?.roof;
    const views = [...new Set(days.map((day) => this.#viewOn({ day, run: MITIGATED })))];
    if (roof === undefined || views.some((view) => pointsIn(view) === null)) return null;
    return findBarrierNeed(
      (visit) => {
        for (const view of views) {
          const points = pointsIn(view);
          if (points) view.visitOpenRays(receiver, points, visit);
        }
      },
      line,
      roof,
    );
  }

  /** The section along the deciding ray; null if undecided (M-117). */
  describeSection(receiver: number, zone: number, moment: ScreeningMoment): ScreeningSection | null {
    const { roof, lowest, screen, isHidden } = this.decideZone(receiver, zone, moment);
    const { elevation, parts } = itemAt(this.#receivers, receiver);
    if (roof === null || lowest === null || 'reason' in elevation) return null;
    const set = this.#setOf(moment);
    return createSection(lowest, {
      ...{ base: elevation.base, roof, parts, isHidden, deciding: screen, set },
      zone: { outline: itemAt(set.scene.zones, zone), ground: itemAt(this.#grounds, zone) },
    });
  }

  #describe(
    receiver: number,
    state: number,
    moment: ScreeningMoment,
    findLowest: (view: SetView) => LowestHorizon | null,
  ): DecidedSource {
    const { elevation } = itemAt(this.#receivers, receiver);
    if ('reason' in elevation) return { ...UNDECIDED_SOURCE, state, reason: elevation.reason, roof: null };
    const { roof } = elevation;
    const lowest = findLowest(this.#viewOn(moment));
    if (state === UNDECIDED || lowest === null)
      return { ...UNDECIDED_SOURCE, state, reason: 'ZONE_GROUND_UNKNOWN', roof };
    const screen = this.#describeScreen(lowest, moment);
    return { state, isHidden: state === HIDDEN, reason: null, roof, lowest, screen };
  }

  #countRays(
    receiver: number,
    { reason, roof }: DecidedSource,
    moment: ScreeningMoment,
    pointsIn: (view: SetView) => TestPoints | null,
  ): RayCounts | null {
    const view = this.#viewOn(moment);
    const points = reason === null ? pointsIn(view) : null;
    return points && roof !== null ? view.countRays(receiver, points, roof) : null;
  }

  #describeScreen({ screen, top }: LowestHorizon, moment: ScreeningMoment): DecidingScreen | null {
    if (screen === null) return null;
    const unnamed = { name: '', roofLevel: null, origin: null, outline: null };
    if (screen === 'terrain') return { ...unnamed, kind: 'terrain', roofLevel: top + TERRAIN_CLEARANCE_METRES };
    const { solids, barriers } = this.#setOf(moment);
    const solid = solids[screen];
    if (solid === undefined)
      return { ...unnamed, kind: 'barrier', name: itemAt(barriers, screen - solids.length).name };
    const { structure, roof } = solid;
    const { name, outline } = structure;
    return { kind: 'building', name, roofLevel: roof.level, origin: roof.origin, outline };
  }

  #setOf(moment: Pick<ScreeningMoment, 'day' | 'run'>): ScreenSet {
    return itemAt(this.#sets.sets, this.#setOn(moment));
  }

  #viewOf(set: ScreenSet): SetView | undefined {
    return this.#views[this.#sets.sets.findIndex((other) => hasSameSolids(other, set) && hasSameBarriers(other, set))];
  }

  #viewOn(moment: Pick<ScreeningMoment, 'day' | 'run'>): SetView {
    return itemAt(this.#views, this.#setOn(moment));
  }

  #setOn({ day, run }: Pick<ScreeningMoment, 'day' | 'run'>): number {
    const stage = this.#sets.stages.find(({ startDay, endDay }) => startDay <= day && day <= endDay);
    if (stage === undefined) throw new RangeError(`no screens are known on day ${day}`);
    return numberAt(stage.views, run);
  }
}

const isBare = ({ barriers }: ScreenSet) => barriers.length === 0;

const hasSameSolids = (set: ScreenSet, other: ScreenSet) => set.solids === other.solids;

function hasSameBarriers({ barriers }: ScreenSet, other: ScreenSet): boolean {
  return barriers.length === other.barriers.length && barriers.every((barrier, i) => barrier === other.barriers[i]);
}

/** Height above the base, or 0 for the roof. */
interface ScreeningMoment {
  readonly day: number;
  readonly run: number;
  readonly height: number;
}
