import { HIDDEN, IN_VIEW, IN_VIEW_OF_BLANK_FACADES, itemAt, type ScreenView, UNDECIDED } from '@quietsite/acoustics';
import { HorizonSearch, isHiddenAt, type LowestHorizon, type RayCounts, type TestPoints } from '@quietsite/geometry';
import type { RayVisit } from './barrier-need.ts';
import type { ScreenSet } from './screen-sets.ts';
import { createTestedReceivers, type ScreenedReceiver } from './screened-receivers.ts';
import { createSources, type ScreenedSources, type SourceContext } from './screened-sources.ts';

const NOT_DECIDED_YET = 255;
/**
 * Receivers in the same square are decided one after another: a screen that hides a zone from one often hides it from
 * the next.
 */
const SQUARE_METRES = 64;

/** What one set of screens hides from the receivers of a project. Horizons depend only on geometry (M-119). */
export class SetView implements ScreenView {
  readonly #receivers: readonly ScreenedReceiver[];
  readonly #zoneCount: number;
  readonly #search: HorizonSearch;
  readonly #sources: ScreenedSources;
  readonly #testedReceiver: ReturnType<typeof createTestedReceivers>;
  /** At roof level: by receiver and zone, and by position and receiver. */
  readonly #zoneStates: Uint8Array;
  readonly #fixedStates = new Map<number, Uint8Array>();
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
    this.#zoneStates = new Uint8Array(receivers.length * this.#zoneCount).fill(NOT_DECIDED_YET);
  }

  /** Decides all pairs of zones and receivers at the roof. */
  decideAll(onProgress?: (fraction: number) => void): void {
    const order = this.#receivers.map((_, index) => index).sort((a, b) => this.#squareOf(a) - this.#squareOf(b));
    const batch = Math.max(1, Math.floor(order.length / 20));
    order.forEach((receiver, i) => {
      if (i % batch === 0) onProgress?.(i / order.length);
      for (let zone = 0; zone < this.#zoneCount; zone++) this.zoneState(receiver, zone, 0);
    });
  }

  /** The receivers for which some source has a different visibility in another view of the same project. */
  listOtherReceivers(other: SetView): number[] {
    const positions = new Set([...this.#fixedStates.keys(), ...other.#fixedStates.keys()]);
    return Array.from(this.#receivers.keys()).filter((receiver) => {
      for (let zone = 0; zone < this.#zoneCount; zone++)
        if (this.zoneState(receiver, zone, 0) !== other.zoneState(receiver, zone, 0)) return true;
      for (const position of positions)
        if (this.fixedState(receiver, position, 0) !== other.fixedState(receiver, position, 0)) return true;
      return false;
    });
  }

  readonly zoneState = (receiver: number, zone: number, height: number): number => {
    const at = receiver * this.#zoneCount + zone;
    const known = height === 0 ? this.#zoneStates[at] : undefined;
    if (known !== undefined && known !== NOT_DECIDED_YET) return known;
    const state = this.#decide(receiver, height, this.#sources.zonePoints(zone, receiver), {
      bare: this.#bare?.zoneState(receiver, zone, height),
      horizon: () => this.findZoneHorizon(receiver, zone),
    });
    if (height === 0) this.#zoneStates[at] = state;
    return state;
  };

  readonly fixedState = (receiver: number, position: number, height: number): number => {
    const states = this.#fixedStates.get(position) ?? new Uint8Array(this.#receivers.length).fill(NOT_DECIDED_YET);
    this.#fixedStates.set(position, states);
    const known = height === 0 ? states[receiver] : undefined;
    if (known !== undefined && known !== NOT_DECIDED_YET) return known;
    const state = this.#decide(receiver, height, this.#sources.fixedPoints(position), {
      bare: this.#bare?.fixedState(receiver, position, height),
      horizon: () => this.findFixedHorizon(receiver, position),
    });
    if (height === 0) states[receiver] = state;
    return state;
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

  #decide(
    receiver: number,
    height: number,
    points: TestPoints | null,
    known: { readonly bare: number | undefined; readonly horizon: () => LowestHorizon | null },
  ): number {
    const screened = itemAt(this.#receivers, receiver);
    const { elevation, hasBlankFacades } = screened;
    if (points === null || 'reason' in elevation) return UNDECIDED;
    if (known.bare === HIDDEN) return HIDDEN;
    if (known.bare !== undefined && !this.#search.mayMeetLine(points, this.#testedReceiver(receiver, screened)))
      return known.bare;
    if (height === 0) this.#search.setReceiver(this.#testedReceiver(receiver, screened));
    const isHidden =
      height === 0
        ? this.#search.isHidden(points, elevation.roof)
        : isHiddenAt(elevation.base + height, known.horizon()?.horizon ?? Number.NEGATIVE_INFINITY);
    if (isHidden) return HIDDEN;
    return hasBlankFacades ? IN_VIEW_OF_BLANK_FACADES : IN_VIEW;
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

  #squareOf(receiver: number): number {
    const [easting, northing] = itemAt(this.#receivers, receiver).receiver.position;
    return Math.floor(northing / SQUARE_METRES) * 1e5 + Math.floor(easting / SQUARE_METRES);
  }
}
