import { describe, expect, it } from 'vitest';
import { isDrawn } from './draw.ts';

const mutants = Array.from({ length: 2000 }, (_, i) => ({
  replacement: i % 2 === 0 ? 'true' : 'false',
  location: { start: { line: i, column: 1 }, end: { line: i, column: 5 } },
}));
const drawIn = (file: string, sharePercent: number, seed: number) =>
  mutants.flatMap((mutant, i) => (isDrawn(file, mutant, { sharePercent, seed }) ? [i] : []));

describe('drawing mutants', () => {
  it('takes about the share that is asked for, and the same ones for the same seed', () => {
    const drawn = drawIn('src/a.ts', 25, 7);
    expect(drawn.length).toBeGreaterThan(440);
    expect(drawn.length).toBeLessThan(560);
    expect(drawIn('src/a.ts', 25, 7)).toEqual(drawn);
    expect(drawIn('src/a.ts', 100, 7)).toHaveLength(mutants.length);
    expect(drawIn('src/a.ts', 0, 7)).toEqual([]);
  });

  it('takes more of the same when the share grows, and others for another seed or file', () => {
    const drawn = drawIn('src/a.ts', 25, 7);
    expect(drawIn('src/a.ts', 50, 7)).toEqual(expect.arrayContaining(drawn));
    expect(drawIn('src/a.ts', 25, 8)).not.toEqual(drawn);
    expect(drawIn('src/b.ts', 25, 7)).not.toEqual(drawn);
  });
});
