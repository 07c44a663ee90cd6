import { createDigest } from './digest.ts';
import { walk } from './walk.ts';

/** One input of the calculation as plain JSON, so that every engine gets the same bits. */
export interface EngineCase<Input> {
  readonly id: string;
  readonly input: Input;
}

/** Separates a name from its value; occurs in neither. */
export const SEPARATOR = '\t';

/**
 * One line per case: its id and a digest of the bits of its result. With `shownId` every case is still calculated,
 * because a difference may need a warmed-up engine, but the lines are the walked values of that case.
 */
export function runCases<Input>(
  cases: readonly EngineCase<Input>[],
  answer: (input: Input) => unknown,
  shownId: string | null,
): string[] {
  const lines: string[] = [];
  for (const { id, input } of cases) {
    const digest = createDigest();
    const visit = (path: string, text: string): void => {
      const line = `${path}${SEPARATOR}${text}`;
      digest.add(`${line}\n`);
      if (id === shownId) lines.push(line);
    };
    walk(answerNamed(id, input, answer), visit);
    if (shownId === null) lines.push(`${id}${SEPARATOR}${digest.toHex()}`);
  }
  return lines;
}

function answerNamed<Input>(id: string, input: Input, answer: (input: Input) => unknown): unknown {
  try {
    return answer(input);
  } catch (error) {
    throw new Error(`${id} has no answer: ${error}`, { cause: error });
  }
}
