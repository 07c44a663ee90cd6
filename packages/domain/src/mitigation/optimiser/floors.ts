import { intAt, itemAt } from '@quietsite/acoustics';
import { wholeBox } from './box.ts';
import { branchAndBound } from './branch-and-bound.ts';
import { buildCore, type Core, type Floor } from './core.ts';
import { Dual } from './dual.ts';
import { Incumbent } from './incumbent.ts';
import { proposeAtOnce } from './repair.ts';
import { cutRequirement } from './restrict.ts';

const EFFORT = { nodes: 400, rounds: 20 };
const INITIAL_ROUNDS = 100;

/** Finds the floors of one core in turn, each set of rows once. */
export class FloorFinder {
  readonly #core: Core;
  readonly #tried = new Set<string>();

  constructor(core: Core) {
    this.#core = core;
  }

  /** The floor of the first of these requirements not yet tried; null if all were. */
  *findNext(requirements: readonly number[]): Generator<void, Floor | null> {
    for (const requirement of requirements) {
      const rows = listRows(this.#core, requirement);
      const key = rows.join();
      if (this.#tried.has(key)) continue;
      this.#tried.add(key);
      return yield* findFloor(this.#core, rows);
    }
    return null;
  }
}

/** The minimum cost of the rows to meet the requirements that involve no other rows. */
function* findFloor(core: Core, rows: readonly number[]): Generator<void, Floor> {
  const part = extractRows(core, rows);
  const incumbent = new Incumbent(part, proposeAtOnce(part));
  const dual = new Dual(part);
  dual.improve(wholeBox(part), incumbent.target, INITIAL_ROUNDS);
  const { bound } = dual;
  const isComplete = yield* branchAndBound(dual, incumbent, wholeBox(part), EFFORT);
  return { rows, least: isComplete ? incumbent.cost : Math.min(incumbent.cost, bound) };
}

function listRows({ firstSums, firstTerms, termRows }: Core, requirement: number): number[] {
  const from = intAt(firstTerms, intAt(firstSums, requirement));
  const to = intAt(firstTerms, intAt(firstSums, requirement + 1));
  return [...new Set(termRows.subarray(from, to))].sort((a, b) => a - b);
}

function extractRows(core: Core, open: readonly number[]): Core {
  const indexByRow = new Map(open.map((row, index) => [row, index]));
  const nobody = new Int32Array(core.rows.length);
  const requirements = [...core.rooms.keys()]
    .filter((requirement) => listRows(core, requirement).every((row) => indexByRow.has(row)))
    .map((requirement) => cutRequirement(core, requirement, indexByRow, nobody));
  return buildCore(
    open.map((row) => ({ ...itemAt(core.rows, row), origin: row })),
    requirements,
  );
}
