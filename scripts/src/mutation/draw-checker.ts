// Plugin of Stryker: lets through only the mutants that are drawn.
import { relative } from 'node:path';
import { type Draw, type DrawableMutant, isDrawn } from './draw.ts';

interface CheckedMutant extends DrawableMutant {
  readonly id: string;
  readonly fileName: string;
}

class DrawChecker {
  readonly #draw: Draw;

  constructor({ draw }: { readonly draw: Draw }) {
    this.#draw = draw;
  }

  async init(): Promise<void> {}

  async group(mutants: readonly CheckedMutant[]): Promise<string[][]> {
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants: readonly CheckedMutant[]): Promise<Record<string, { status: string; reason?: string }>> {
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, this.#check(mutant)]));
  }

  #check(mutant: CheckedMutant): { status: string; reason?: string } {
    // A checker counts lines from 0, the report from 1.
    const { start, end } = mutant.location;
    const location = {
      start: { line: start.line + 1, column: start.column + 1 },
      end: { line: end.line + 1, column: end.column + 1 },
    };
    const file = relative(process.cwd(), mutant.fileName);
    if (isDrawn(file, { ...mutant, location }, this.#draw)) return { status: 'passed' };
    return { status: 'compileError', reason: 'not drawn' };
  }
}

const createDrawChecker = (options: { readonly draw: Draw }) => new DrawChecker(options);
createDrawChecker.inject = ['options'] as const;

export const strykerPlugins = [{ kind: 'Checker', name: 'draw', factory: createDrawChecker }];
