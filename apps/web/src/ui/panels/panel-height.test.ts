import { describe, expect, it } from 'vitest';
import { computeMaxHeight, computePanelHeight, computeRightBeside, computeSideBottom } from './panel-height.ts';

const size = { stageHeight: 900, chosenHeight: null, isMinimised: false };

describe('computePanelHeight', () => {
  it('takes 46 % of the stage', () => {
    expect(computePanelHeight(size)).toBe(414);
  });

  it('takes another share where more than a table is shown', () => {
    expect(computePanelHeight({ ...size, share: 0.6 })).toBe(540);
    expect(computePanelHeight({ ...size, share: 0.6, chosenHeight: 400 })).toBe(400);
  });

  it('is never under 300 px, however small the choice, while the map can spare them', () => {
    expect(computePanelHeight({ ...size, chosenHeight: 10 })).toBe(300);
    expect(computePanelHeight({ ...size, stageHeight: 500 })).toBe(288);
  });

  it('leaves 200 px of the map, down to the lowest useful panel', () => {
    expect(computePanelHeight({ ...size, chosenHeight: 2000 })).toBe(688);
    expect(computeMaxHeight(828)).toBe(616);
    expect(computeMaxHeight(300)).toBe(160);
  });

  it('shows only its head when minimised', () => {
    expect(computePanelHeight({ ...size, isMinimised: true })).toBe(49);
  });
});

describe('computeSideBottom', () => {
  it('ends above the table at the bottom, also where the table leaves the map only its least part', () => {
    const stageHeight = 700;
    const table = computePanelHeight({ ...size, stageHeight, chosenHeight: 2000 }) + 12;
    expect(computeSideBottom(stageHeight, table)).toBe(table + 12);
    expect(computeSideBottom(900, 0)).toBe(12);
  });

  it('keeps its own height where the table leaves nothing useful above it', () => {
    expect(computeSideBottom(300, 172)).toBeNull();
  });
});

describe('computeRightBeside', () => {
  it('[CALC-58] gives a table its place beside the results on a page of 1440 px, and none on one of 1024', () => {
    expect(computeRightBeside(1440 - 88, 420)).toBe(444);
    expect(computeRightBeside(1024 - 88, 420)).toBeNull();
  });
});
