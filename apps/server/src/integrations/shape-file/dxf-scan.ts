import { fileRefused } from './refuse-file.ts';
import type { Scan } from './scan.ts';

/** Maximum number of entities of a drawing with every block expanded. */
const MAX_ENTITIES = 500_000;
/** Maximum nesting depth of blocks. */
const MAX_DEPTH = 50;
/** The drawing itself, which holds the inserted blocks. */
const TOP = '';

interface Block {
  entities: number;
  /** How often it inserts each other block. */
  readonly inserts: Map<string, number>;
}

/**
 * Counts the entities of a drawing without expanding it: nine nested blocks of ten inserts each turn two
 * kilobytes into a thousand million shapes (U52). A drawing consists of pairs of lines, a code and a value; code 0
 * starts a new item.
 */
export function createDxfScan(): Scan {
  const blocks = new Map<string, Block>();
  let [rest, code, kind, name, inserted, copies, currentBlock]: [
    string,
    string | null,
    string,
    string,
    string,
    number,
    string,
  ] = ['', null, '', '', '', 1, TOP];

  function finish(): void {
    if (kind === 'BLOCK') currentBlock = name;
    else if (kind === 'ENDBLK') currentBlock = TOP;
    const block = blocks.get(currentBlock) ?? { entities: 0, inserts: new Map() };
    blocks.set(currentBlock, block);
    block.entities++;
    if (kind === 'INSERT') block.inserts.set(inserted, (block.inserts.get(inserted) ?? 0) + copies);
    copies = 1;
  }

  function take(value: string): void {
    if (code === '0') {
      finish();
      kind = value;
    } else if (code === '2' && kind === 'BLOCK') name = value;
    else if (code === '2' && kind === 'INSERT') inserted = value;
    // Codes 70 and 71: the numbers of columns and rows of inserted copies.
    else if ((code === '70' || code === '71') && kind === 'INSERT') copies *= Math.max(1, Number(value) || 1);
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
      if (countExpanded(blocks) > MAX_ENTITIES) throw fileRefused('TOO_MANY_SHAPES');
    },
  };
}

function countExpanded(blocks: ReadonlyMap<string, Block>): number {
  const counts = new Map<string, number>();
  function count(name: string, depth: number): number {
    const block = blocks.get(name);
    if (!block) return 0;
    if (depth > MAX_DEPTH) throw fileRefused('TOO_MANY_SHAPES');
    const counted = counts.get(name);
    if (counted !== undefined) return counted;
    // Stops cycles, because a block inside itself counts as empty.
    counts.set(name, 0);
    let entities = block.entities;
    for (const [other, copies] of block.inserts) entities += copies * count(other, depth + 1);
    counts.set(name, entities);
    return entities;
  }
  return count(TOP, 0);
}
