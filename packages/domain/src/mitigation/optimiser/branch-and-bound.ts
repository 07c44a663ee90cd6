import { floatAt, intAt, itemAt } from '@quietsite/acoustics';
import { type Box, copyBox, tighten } from './box.ts';
import type { Dual } from './dual.ts';
import type { Incumbent } from './incumbent.ts';
import { completeProposal } from './repair.ts';

export interface SearchEffort {
  /** Max number of boxes to examine. */
  readonly nodes: number;
  /** Rounds of price updates per box. */
  readonly rounds: number;
}

const TURNS = 3;
/** After this many boxes, the current options are completed to a proposal. */
const NODES_PER_PROPOSAL = 8;

/**
 * Splits the options until bounds exclude the rest. Pauses after each step. Returns whether the search was complete, in
 * which case the incumbent is optimal in the box.
 */
export function* branchAndBound(
  dual: Dual,
  incumbent: Incumbent,
  start: Box,
  { nodes, rounds }: SearchEffort,
): Generator<void, boolean> {
  const boxes = [start];
  let count = -1;
  for (let next = boxes.pop(); next !== undefined; next = boxes.pop()) {
    count++;
    if (count >= nodes) return false;
    yield;
    const box = copyBox(next);
    if (!narrow(dual, incumbent, box, rounds)) continue;
    if (count % NODES_PER_PROPOSAL === 0) {
      const completed = completeProposal(dual.core, dual.choices);
      if (completed !== null) incumbent.offer(completed);
    }
    boxes.push(...divide(dual, box));
  }
  return true;
}

/** Excludes options. Returns false if the box contains nothing better than the incumbent, or nothing undecided. */
function narrow(dual: Dual, incumbent: Incumbent, box: Box, rounds: number): boolean {
  if (!tighten(dual.core, box)) return false;
  for (let turn = 0; turn < TURNS; turn++) {
    dual.restart();
    dual.improve(box, incumbent.target, rounds);
    incumbent.offer(dual.choices);
    if (dual.bound >= incumbent.target) return false;
    if (!dual.fix(box, incumbent.target)) break;
    if (!tighten(dual.core, box)) return false;
  }
  if (box.loudest.some((option, row) => option !== box.quietest[row])) return true;
  incumbent.offer(box.loudest);
  return false;
}

/** Splits a box into two. The last one is examined first. */
function divide(dual: Dual, box: Box): [Box, Box] {
  const { row, quieter, isRatherQuieter } = pickDivision(dual, box);
  const [louderBox, quieterBox] = [copyBox(box), copyBox(box)];
  louderBox.quietest[row] = quieter - 1;
  quieterBox.loudest[row] = quieter;
  return isRatherQuieter ? [louderBox, quieterBox] : [quieterBox, louderBox];
}

/** Picks the row where the prices are least decisive, weighted by the cost at stake. */
function pickDivision({ core, averages }: Dual, { loudest, quietest }: Box) {
  let best = { row: -1, quieter: 0, isRatherQuieter: true };
  let greatest = -1;
  for (let row = 0; row < core.rows.length; row++) {
    const [low, high] = [intAt(loudest, row), intAt(quietest, row)];
    if (low === high) continue;
    const { costs, loudness } = itemAt(core.rows, row);
    const average = floatAt(averages, row);
    let quieter = low + 1;
    while (quieter < high && floatAt(loudness, quieter) > average) quieter++;
    const [above, below] = [floatAt(loudness, quieter - 1), floatAt(loudness, quieter)];
    const part = Math.min(1, Math.max(0, (above - average) / (above - below)));
    const stake = (floatAt(costs, high) - floatAt(costs, low)) * (1e-3 + Math.min(part, 1 - part));
    if (stake > greatest) [best, greatest] = [{ row, quieter, isRatherQuieter: part > 0.5 }, stake];
  }
  return best;
}
