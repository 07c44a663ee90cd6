import { distance, type Hk80Point } from '@quietsite/geometry';

export type SketchKind = 'polygon' | 'line';

const MIN_CORNERS: Readonly<Record<SketchKind, number>> = { polygon: 3, line: 2 };

/** The hint to show: how to continue and, once it is possible, how to finish (SITE-38). */
export function chooseHint(kind: SketchKind, count: number, isKeyboardAim: boolean) {
  const canEnd = count >= MIN_CORNERS[kind];
  if (isKeyboardAim) return count === 0 ? 'startHere' : canEnd ? 'canEndHere' : 'nextHere';
  return count === 0 ? 'start' : canEnd ? 'canEnd' : 'next';
}

export interface SketchListener {
  readonly onSketch: (corners: readonly Hk80Point[]) => void;
  readonly onDone: (corners: readonly Hk80Point[]) => void;
}

/** How near a click must be, in metres on the ground. */
export interface ClickReach {
  /** To the last corner: the second click of a double click. */
  readonly same: number;
  /** To the first corner, which closes a polygon. */
  readonly close: number;
}

/** The corners of the shape being drawn, with their own undo. Changes from outside come through `follow`. */
export class SketchPad {
  readonly kind: SketchKind;
  readonly #listener: SketchListener;
  #corners: readonly Hk80Point[] = [];
  #undone: readonly Hk80Point[] = [];

  constructor(kind: SketchKind, listener: SketchListener) {
    this.kind = kind;
    this.#listener = listener;
  }

  get corners(): readonly Hk80Point[] {
    return this.#corners;
  }

  /** Takes over the caller's corners: after a reload, a typed coordinate, or a change by this pad itself. */
  follow(corners: readonly Hk80Point[]): void {
    if (isSameList(corners, this.#corners)) return;
    this.#corners = corners;
    this.#undone = [];
  }

  /** The first corner, to snap to as soon as the polygon can be closed. */
  closingCorner(): Hk80Point | null {
    return this.kind === 'polygon' && this.canEnd() ? (this.#corners[0] ?? null) : null;
  }

  canEnd(): boolean {
    return this.#corners.length >= MIN_CORNERS[this.kind];
  }

  /** Handles a click: adds a corner, or ends the drawing if the click is on the first corner or again on the last. */
  place(point: Hk80Point, reach: ClickReach): void {
    const last = this.#corners.at(-1);
    if (last && distance(last, point) <= reach.same) return void this.end();
    const first = this.closingCorner();
    if (first && distance(first, point) <= reach.close) return void this.end();
    this.#undone = [];
    this.#update([...this.#corners, point]);
  }

  /** False if there are too few corners. */
  end(): boolean {
    if (!this.canEnd()) return false;
    this.#undone = [];
    this.#listener.onDone(this.#corners);
    return true;
  }

  /** False if there is nothing to undo; the key then triggers the screen's own undo. */
  undo(): boolean {
    const last = this.#corners.at(-1);
    if (!last) {
      this.#undone = [];
      return false;
    }
    this.#undone = [...this.#undone, last];
    this.#update(this.#corners.slice(0, -1));
    return true;
  }

  /**
   * False only if no shape is being drawn. During a drawing, the screen's own redo would change the shapes under it.
   */
  redo(): boolean {
    const next = this.#undone.at(-1);
    if (!next) return this.#corners.length > 0;
    this.#undone = this.#undone.slice(0, -1);
    this.#update([...this.#corners, next]);
    return true;
  }

  #update(corners: readonly Hk80Point[]): void {
    this.#corners = corners;
    this.#listener.onSketch(corners);
  }
}

const isSameList = (one: readonly Hk80Point[], other: readonly Hk80Point[]) =>
  one === other ||
  (one.length === other.length &&
    one.every((point, index) => point[0] === other[index]?.[0] && point[1] === other[index]?.[1]));
