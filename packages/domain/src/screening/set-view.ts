import {
  HIDDEN,
  IN_VIEW,
  IN_VIEW_OF_BLANK_FACADES,
  itemAt,
  numberAt,
  type ScreenView,
  UNDECIDED,
} from '@quietsite/acoustics';
import {
  HorizonSearch,
  isHiddenAt,
  type LowestHorizon,
  type OpenRay,
  type RayCounts,
  type TestPoints,
} from '@quietsite/geometry';
import type { RayVisit } from './barrier-need.ts';
import type { ScreenSet } from './screen-sets.ts';
import { createTestedReceivers, type ScreenedReceiver } from './screened-receivers.ts';
import { createSources, type ScreenedSources, type SourceContext } from './screened-sources.ts';

const NOT_DECIDED_YET = 255;
/**
 * Receivers in the same square are decided one after another: a screen that hides a zone from one often hides it from
 * the next. Those of one building follow each other and share what is found of its facades.
 */
const SQUARE_METRES = 64;
const PROGRESS_RECEIVERS = 1000;
/** With fewer receivers, drawing skylines takes as long as they save. */
const SKYLINE_RECEIVERS = 1500;

/** The visibility of a source at the roof of each receiver, and a ray in view. */
interface Roofs {
  readonly states: Uint8Array;
  readonly openRays: (OpenRay | null | undefined)[];
}

function createRoofs(receivers: number): Roofs {
  return { states: new Uint8Array(receivers).fill(NOT_DECIDED_YET), openRays: new Array(receivers) };
}

/** A source at a receiver, with the decision made without barriers. */
interface SourceAtReceiver {
  readonly points: TestPoints | null;
  readonly bareState: number | undefined;
  readonly bare: Roofs | undefined;
  readonly horizon: () => LowestHorizon | null;
}

/** What one set of screens hides from the receivers of a project. Horizons depend only on geometry (M-119). */
export class SetView implements ScreenView {
  readonly #receivers: readonly ScreenedReceiver[];
  readonly #zoneCount: number;
  readonly #search: HorizonSearch;
  readonly #sources: ScreenedSources;
  readonly #testedReceiver: ReturnType<typeof createTestedReceivers>;
  readonly #zoneRoofs: readonly Roofs[];
  readonly #fixedRoofs = new Map<number, Roofs>();
  readonly #horizons = new Map<string, LowestHorizon | null>();
  /** The view without barriers: whatever is hidden there remains hidden with them (M-118 b). */
  readonly #bare: SetView | undefined;

  constructor({ scene }: ScreenSet, receivers: readonly ScreenedReceiver[], context: SourceContext, bare?: SetView) {
    this.#receivers = receivers;
    this.#zoneCount = context.zones.length;
    this.#search = new HorizonSearch(scene, bare ? bare.#search : undefined);
    this.#sources = createSources(context);
    this.#testedReceiver = bare ? bare.#testedReceiver : createTestedReceivers(this.#search);
    this.#bare = bare;
    this.#zoneRoofs = context.zones.map(() => createRoofs(receivers.length));
  }

  /** Decides all pairs of zones and receivers at the roof. */
  decideAll(onProgress?: (fraction: number) => void): void {
    const order = this.#orderReceivers();
    for (let zone = 0; zone < this.#zoneCount; zone++) {
      const points = this.#sources.outlinePoints(zone);
      if (order.length >= SKYLINE_RECEIVERS) this.#search.openSkylines(points);
      order.forEach((receiver, i) => {
        if (i % PROGRESS_RECEIVERS === 0) onProgress?.((zone + i / order.length) / this.#zoneCount);
        this.zoneState(receiver, zone, 0);
      });
      this.#search.closeSkylines(points);
    }
  }

  /** The receivers for which some source has a different visibility in another view of the same project. */
  listOtherReceivers(other: SetView): number[] {
    const positions = new Set([...this.#fixedRoofs.keys(), ...other.#fixedRoofs.keys()]);
    return Array.from(this.#receivers.keys()).filter((receiver) => {
      for (let zone = 0; zone < this.#zoneCount; zone++)
        if (this.zoneState(receiver, zone, 0) !== other.zoneState(receiver, zone, 0)) return true;
      for (const position of positions)
        if (this.fixedState(receiver, position, 0) !== other.fixedState(receiver, position, 0)) return true;
      return false;
    });
  }

  readonly zoneState = (receiver: number, zone: number, height: number): number => {
    const known = itemAt(this.#zoneRoofs, zone);
    const state = height === 0 ? known.states[receiver] : undefined;
    if (state !== undefined && state !== NOT_DECIDED_YET) return state;
    return this.#decide(receiver, height, known, {
      points: this.#sources.zonePoints(zone, receiver),
      bareState: this.#bare?.zoneState(receiver, zone, height),
      bare: this.#bare ? this.#bare.#zoneRoofs[zone] : undefined,
      horizon: () => this.findZoneHorizon(receiver, zone),
    });
  };

  readonly fixedState = (receiver: number, position: number, height: number): number => {
    const known = this.#fixedRoofs.get(position) ?? createRoofs(this.#receivers.length);
    this.#fixedRoofs.set(position, known);
    const state = height === 0 ? known.states[receiver] : undefined;
    if (state !== undefined && state !== NOT_DECIDED_YET) return state;
    return this.#decide(receiver, height, known, {
      points: this.#sources.fixedPoints(position),
      bareState: this.#bare?.fixedState(receiver, position, height),
      bare: this.#bare ? this.#bare.#fixedRoofs.get(position) : undefined,
      horizon: () => this.findFixedHorizon(receiver, position),
    });
  };

  /** Includes the deciding ray; null if the ground level of the zone is unknown. */
  findZoneHorizon(receiver: number, zone: number): LowestHorizon | null {
    return this.#findHorizon(`zone ${zone} ${receiver}`, receiver, () => this.#sources.zonePoints(zone, receiver));
  }

  findFixedHorizon(receiver: number, position: number): LowestHorizon | null {
    return this.#findHorizon(`fixed ${position} ${receiver}`, receiver, () => this.#sources.fixedPoints(position));
  }

  /** For a source and a receiver with known levels; for information only. */
  countRays(receiver: number, points: TestPoints, roof: number): RayCounts {
    this.#search.setReceiver(this.#testedReceiver(receiver, itemAt(this.#receivers, receiver)));
    return this.#search.countRays(points, roof);
  }

  /** The unobstructed rays from a source to the roof of a receiver; none if its height is unknown. */
  visitOpenRays(receiver: number, points: TestPoints, visit: RayVisit): void {
    const screened = itemAt(this.#receivers, receiver);
    if ('reason' in screened.elevation) return;
    this.#search.setReceiver(this.#testedReceiver(receiver, screened));
    this.#search.visitOpenRays(points, screened.elevation.roof, visit);
  }

  zonePoints(receiver: number, zone: number): TestPoints | null {
    return this.#sources.zonePoints(zone, receiver);
  }

  fixedPoints(position: number): TestPoints | null {
    return this.#sources.fixedPoints(position);
  }

  #decide(receiver: number, height: number, known: Roofs, source: SourceAtReceiver): number {
    const screened = itemAt(this.#receivers, receiver);
    const state = this.#isHidden(receiver, screened, height, known, source);
    const decided =
      state === null ? UNDECIDED : state ? HIDDEN : screened.hasBlankFacades ? IN_VIEW_OF_BLANK_FACADES : IN_VIEW;
    if (height === 0) known.states[receiver] = decided;
    return decided;
  }

  /** Null if it is not decided. */
  #isHidden(
    receiver: number,
    screened: ScreenedReceiver,
    height: number,
    known: Roofs,
    { points, bareState, bare, horizon }: SourceAtReceiver,
  ): boolean | null {
    const { elevation } = screened;
    if (points === null || 'reason' in elevation) return null;
    if (bareState === HIDDEN) return true;
    const tested = this.#testedReceiver(receiver, screened);
    if (height !== 0) {
      if (bareState !== undefined && !this.#search.mayMeetLine(points, tested)) return false;
      return isHiddenAt(elevation.base + height, horizon()?.horizon ?? Number.NEGATIVE_INFINITY);
    }
    this.#search.setReceiver(tested);
    // A ray that no solid hides is proof enough, unless it meets a barrier.
    const openRay = bare?.openRays[receiver];
    if (openRay && !this.#search.isBehindLine(points, openRay, elevation.roof)) return false;
    const found = this.#search.findOpenRay(points, elevation.roof);
    known.openRays[receiver] = found;
    return found === null;
  }

  #findHorizon(key: string, receiver: number, listPoints: () => TestPoints | null): LowestHorizon | null {
    const known = this.#horizons.get(key);
    if (known !== undefined) return known;
    const points = listPoints();
    this.#search.setReceiver(this.#testedReceiver(receiver, itemAt(this.#receivers, receiver)));
    const horizon = points && this.#search.findLowest(points);
    this.#horizons.set(key, horizon);
    return horizon;
  }

  #orderReceivers(): number[] {
    const places = this.#receivers.map(({ receiver, building }) => building?.outline[0]?.[0] ?? receiver.position);
    const squares = places.map(
      ([easting, northing]) => Math.floor(northing / SQUARE_METRES) * 1e5 + Math.floor(easting / SQUARE_METRES),
    );
    const compare = (a: number, b: number) =>
      numberAt(squares, a) - numberAt(squares, b) ||
      itemAt(places, a)[0] - itemAt(places, b)[0] ||
      itemAt(places, a)[1] - itemAt(places, b)[1];
    return [...places.keys()].sort(compare);
  }
}
