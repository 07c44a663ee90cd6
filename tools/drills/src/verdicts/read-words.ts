import type { Counts } from './expected.ts';

const number = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''));

/** The concluding sentence of the report and of the summary sheet. */
export function readConclusion(words: string): Counts {
  const text = words.replaceAll(/\s+/g, ' ');
  const all =
    /(\d+) of \d+ (?:assessed )?receivers? exceeds? (?:its|their) noise criterion, (\d+) (?:is|are) borderline and (\d+) satisf/.exec(
      text,
    );
  if (all) return { exceeds: number(all[1]), borderline: number(all[2]), satisfies: number(all[3]) };
  const none =
    /no (?:assessed )?receiver exceeds its noise criterion: (\d+) satisf(?:y|ies) it and (\d+) (?:is|are) borderline/.exec(
      text,
    );
  if (none) return { exceeds: 0, satisfies: number(none[1]), borderline: number(none[2]) };
  const allSatisfy = /(the one|both|all (\d+)) (?:assessed )?receivers? satisf/.exec(text);
  if (allSatisfy) {
    const satisfies = allSatisfy[2] ? number(allSatisfy[2]) : allSatisfy[1] === 'both' ? 2 : 1;
    return { exceeds: 0, borderline: 0, satisfies };
  }
  throw new Error(`no conclusion in: ${text.slice(0, 200)}`);
}

/** '2 exceed, 1 borderline, 6 satisfy' on the screens. */
export function readCounts(words: string): Counts {
  const found = /(\d+) exceed, (\d+) borderline, (\d+) satisfy/.exec(words);
  if (!found) throw new Error(`no counts in: ${words.slice(0, 200)}`);
  return { exceeds: number(found[1]), borderline: number(found[2]), satisfies: number(found[3]) };
}

/** '4 borderline, 5 satisfy' below the number that exceed, in report and summary sheet. */
export function readOthers(words: string): Omit<Counts, 'exceeds'> {
  const found = /(\d+) borderline, (\d+) satisf/.exec(words);
  if (!found) throw new Error(`no counts in: ${words.slice(0, 200)}`);
  return { borderline: number(found[1]), satisfies: number(found[2]) };
}
