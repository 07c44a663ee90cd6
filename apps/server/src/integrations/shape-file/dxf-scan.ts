import { fileRefused } from './refuse-file.ts';
import type { Scan } from './scan.ts';

/** Max entities of a drawing with every block expanded. */
const MAX_ENTITIES = 500_000;
/** Nesting depth of blocks. */
const DEEPEST = 50;
/** The drawing itself, which holds the inserted blocks. */
const TOP = '';

interface Block {
  entities: number;
  /** How often it inserts each other block. */
  readonly inserts: Map<string, number>;
}

/**
 * Counts the entities of a drawing without expanding it: nine blocks of ten inserts each make a thousand million shapes
 * out of two kilobytes (U52). A drawing is pairs of lines, a code and a value; code 0 starts a new item.
 */
export function createDxfScan(): Scan {
  const blocks = new Map<string, Block>();
  let [rest, code, kind, name, inserted, times, inside]: [
    string,
    string | null,
    string,
    string,
    string,
    number,
    string,
  ] = ['', null, '', '', '', 1, TOP];

  function finish(): void {
    if (kind === 'BLOCK') inside = name;
    else if (kind === 'ENDBLK') inside = TOP;
    const block = blocks.get(inside) ?? { entities: 0, inserts: new Map() };
    blocks.set(inside, block);
    block.entities++;
    if (kind === 'INSERT') block.inserts.set(inserted, (block.inserts.get(inserted) ?? 0) + times);
    times = 1;
  }

  function take(value: string): void {
    if (code === '0') {
      finish();
      kind = value;
    } else if (code === '2' && kind === 'BLOCK') name = value;
    else if (code === '2' && kind === 'INSERT') inserted = value;
    // Rows and columns.
    else if ((code === '70' || code === '71') && kind === 'INSERT') times *= Math.max(1, Number(value) || 1);
  }

  return {
    take(chunk) {
      const lines = (rest + chunk.toString('latin1')).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (code === null) code = line.trim();
        else {
          take(line.trim());
          code = null;
        }
      }
    },
    end() {
      finish();
      if (countUnfolded(blocks) > MAX_ENTITIES) throw fileRefused('TOO_MANY_SHAPES');
    },
  };
}

function countUnfolded(blocks: ReadonlyMap<string, Block>): number {
  const known = new Map<string, number>();
  function count(name: string, depth: number): number {
    const block = blocks.get(name);
    if (!block) return 0;
    if (depth > DEEPEST) throw fileRefused('TOO_MANY_SHAPES');
    const counted = known.get(name);
    if (counted !== undefined) return counted;
    // Breaks cycles: a block inside itself counts as empty.
    known.set(name, 0);
    let entities = block.entities;
    for (const [other, times] of block.inserts) entities += times * count(other, depth + 1);
    known.set(name, entities);
    return entities;
  }
  return count(TOP, 0);
}
