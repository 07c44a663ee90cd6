import { describe, expect, it } from 'vitest';
import { computeMostHeight } from './bottom-panel.tsx';

describe('computeMostHeight', () => {
  it('leaves 200 px of the map above the panel and its margin', () => {
    expect(computeMostHeight(828)).toBe(616);
    expect(computeMostHeight(500)).toBe(288);
  });

  it('stays usable on a very low stage', () => {
    expect(computeMostHeight(300)).toBe(160);
  });
});
