import loadHighs, { type Highs, type ModelData } from 'highs';
import type { OptimiserProblem } from '../../../../packages/domain/src/index.ts';
import { compile } from '../../../../packages/domain/src/mitigation/optimiser/compile.ts';
import type { Core, CoreRow } from '../../../../packages/domain/src/mitigation/optimiser/core.ts';

/** The smallest tolerance it accepts. At the default of 1e-6 it would accept values above a limit. */
const TOLERANCE = 1e-9;

/** Proved by an external solver: no proposal costs less, in tenths. */
export interface ExternalBound {
  readonly relaxation: number;
  readonly relaxationSeconds: number;
  /** Bound of the integer search, stopped after a time limit; never below the relaxation. */
  readonly search: number;
  readonly searchSeconds: number;
  /** The cheapest proposal that the external solver found; null if there is none. */
  readonly found: number | null;
}

export async function findExternalBound(problem: OptimiserProblem, searchSeconds: number): Promise<ExternalBound> {
  const highs = await loadHighs();
  const { core } = compile(problem);
  const relaxed = solve(highs, toModel(core, problem.options.length, false), Number.POSITIVE_INFINITY);
  const searched = solve(highs, toModel(core, problem.options.length, true), searchSeconds);
  return {
    relaxation: relaxed.objective,
    relaxationSeconds: relaxed.seconds,
    search: Math.max(relaxed.objective, searched.bound),
    searchSeconds: searched.seconds,
    found: Number.isFinite(searched.objective) ? searched.objective : null,
  };
}

/** The cost of the cheapest proposal, in tenths, according to the external solver. */
export async function solveExternally(problem: OptimiserProblem): Promise<number> {
  const { core } = compile(problem);
  return solve(await loadHighs(), toModel(core, problem.options.length, true), Number.POSITIVE_INFINITY).objective;
}

function solve(highs: Highs, data: ModelData, timeLimit: number) {
  return highs.withModel(data, (model) => {
    model.options.set('output_flag', false);
    model.options.set('mip_rel_gap', 0);
    model.options.set('mip_feasibility_tolerance', TOLERANCE);
    model.options.set('primal_feasibility_tolerance', TOLERANCE);
    if (Number.isFinite(timeLimit)) model.options.set('time_limit', timeLimit);
    model.run();
    const isWhole = data.integrality !== undefined;
    return {
      objective: Number(model.info.get('objective_function_value')),
      bound: isWhole ? Number(model.info.get('mip_dual_bound')) : Number.NEGATIVE_INFINITY,
      seconds: model.getRunTime(),
    };
  });
}

/** The matrix, row by row. */
class MatrixRows {
  readonly starts = [0];
  readonly indices: number[] = [];
  readonly values: number[] = [];
  readonly lower: number[] = [];
  readonly upper: number[] = [];

  add(terms: readonly (readonly [column: number, value: number])[], lower: number, upper: number): void {
    for (const [column, value] of terms) {
      this.indices.push(column);
      this.values.push(value);
    }
    this.starts.push(this.indices.length);
    this.lower.push(lower);
    this.upper.push(upper);
  }
}

const countWays = ({ rows }: Core): number => rows.reduce((total, { emissions }) => total + emissions.length, 0);

/** Variables: a share of each option, the emission of each variant of each row, and the loudest sum of each choice. */
function toModel(core: Core, rowCount: number, isWhole: boolean): ModelData {
  const costs = core.rows.flatMap((row) => Array.from(row.costs, (cost) => Math.floor(cost / (rowCount + 1))));
  const firstEmission = costs.length;
  const lines = new MatrixRows();
  addRows(lines, core.rows, firstEmission);
  const choices = addRequirements(lines, core, firstEmission);
  const others = countWays(core) + choices;
  const numCols = costs.length + others;
  return {
    numCols,
    numRows: lines.lower.length,
    colCost: [...costs, ...new Array<number>(others).fill(0)],
    colLower: new Array<number>(numCols).fill(0),
    colUpper: [...costs.map(() => 1), ...new Array<number>(others).fill(Number.POSITIVE_INFINITY)],
    rowLower: lines.lower,
    rowUpper: lines.upper,
    matrix: {
      ...{ format: 'csr', numRows: lines.lower.length, numCols },
      ...{ starts: lines.starts, indices: lines.indices, values: lines.values },
    },
    ...(isWhole && {
      integrality: Int32Array.from({ length: numCols }, (_, column) => (column < costs.length ? 1 : 0)),
    }),
  };
}

function addRows(lines: MatrixRows, rows: readonly CoreRow[], firstEmission: number): void {
  let [column, way] = [0, 0];
  for (const { costs, emissions } of rows) {
    const first = column;
    column += costs.length;
    lines.add(
      Array.from(costs, (_, option) => [first + option, 1]),
      1,
      1,
    );
    for (const ofWay of emissions) {
      const options = Array.from(ofWay, (emission, option) => [first + option, emission] as const);
      lines.add([...options, [firstEmission + way++, -1]], 0, 0);
    }
  }
}

/** Returns the number of choices. */
function addRequirements(lines: MatrixRows, core: Core, firstEmission: number): number {
  const { rooms, firstSums, choiceOfSum, bases, firstTerms, termVariants, termWeights } = core;
  const termsOf = (sum: number) => {
    const terms: [number, number][] = [];
    for (let term = firstTerms[sum] ?? 0; term < (firstTerms[sum + 1] ?? 0); term++)
      terms.push([firstEmission + (termVariants[term] ?? 0), termWeights[term] ?? 0]);
    return terms;
  };
  const first = firstEmission + countWays(core);
  let column = first - 1;
  rooms.forEach((room, requirement) => {
    const first = firstSums[requirement] ?? 0;
    const whole = termsOf(first);
    for (let sum = first + 1; sum < (firstSums[requirement + 1] ?? 0); sum++) {
      if (choiceOfSum[sum] !== choiceOfSum[sum - 1]) whole.push([++column, 1]);
      lines.add([...termsOf(sum), [column, -1]], Number.NEGATIVE_INFINITY, -(bases[sum] ?? 0));
    }
    lines.add(whole, Number.NEGATIVE_INFINITY, room - (bases[first] ?? 0));
  });
  return column + 1 - first;
}
