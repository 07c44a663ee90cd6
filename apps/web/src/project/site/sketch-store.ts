import type { Hk80Point } from '@quietsite/geometry';
import { Store } from '../../lib/store.ts';
import type { DraftStorage } from '../../session/tab-storage.ts';

/** Tools that place corners one after the other. */
export type SketchTool = 'drawSite' | 'drawZone' | 'cutZone' | 'drawFront' | 'drawUnregistered';

/** An unfinished drawing. */
export interface Sketch {
  readonly tool: SketchTool;
  readonly points: readonly Hk80Point[];
  /** Undone corners, newest first. */
  readonly undone: readonly Hk80Point[];
}

interface StoredSketch {
  readonly userId: number;
  readonly tool: SketchTool;
  readonly points: readonly Hk80Point[];
}

const tools: ReadonlySet<unknown> = new Set<SketchTool>([
  'drawSite',
  'drawZone',
  'cutZone',
  'drawFront',
  'drawUnregistered',
]);

/** Stored with the draft in the tab's storage, so a reload during a drawing loses no corner. */
export class SketchStore extends Store<Sketch | null> {
  readonly #key: string;
  readonly #userId: number;
  readonly #storage: DraftStorage;

  constructor(owner: { readonly projectId: number; readonly userId: number }, storage: DraftStorage) {
    super(null);
    this.#key = `quietsite.sketch.${owner.projectId}`;
    this.#userId = owner.userId;
    this.#storage = storage;
    this.set(this.#find());
  }

  /** Takes the corners from the map; a removed corner can be redone until another is placed. */
  draw(tool: SketchTool, points: readonly Hk80Point[]): void {
    const before = this.state?.tool === tool ? this.state : null;
    const isUndo = before !== null && points.length === before.points.length - 1;
    const undone = isUndo ? [...before.points.slice(-1), ...before.undone] : [];
    this.#update(points.length === 0 ? null : { tool, points, undone });
  }

  undo = (): void => {
    const { tool, points } = this.state ?? {};
    if (tool && points && points.length > 0) this.draw(tool, points.slice(0, -1));
  };

  redo = (): void => {
    const sketch = this.state;
    const [next, ...rest] = sketch?.undone ?? [];
    if (sketch && next) this.#update({ ...sketch, points: [...sketch.points, next], undone: rest });
  };

  clear = (): void => this.#update(null);

  #update(sketch: Sketch | null): void {
    try {
      if (sketch) {
        const stored: StoredSketch = { userId: this.#userId, tool: sketch.tool, points: sketch.points };
        this.#storage.setItem(this.#key, JSON.stringify(stored));
      } else this.#storage.removeItem(this.#key);
    } catch {
      // Storage is full or blocked. The sketch still exists in the page.
    }
    this.set(sketch);
  }

  #find(): Sketch | null {
    try {
      const stored = JSON.parse(this.#storage.getItem(this.#key) ?? 'null') as StoredSketch | null;
      const isOwn = stored?.userId === this.#userId && tools.has(stored.tool) && Array.isArray(stored.points);
      return isOwn ? { tool: stored.tool, points: stored.points, undone: [] } : null;
    } catch {
      return null;
    }
  }
}
