import { describe, expect, it } from 'vitest';
import { computePanelHeight } from './panel-height.ts';

const size = { stageHeight: 900, chosenHeight: null, isMinimised: false };

describe('computePanelHeight', () => {
  it('takes 46 % of the stage', () => {
    expect(computePanelHeight(size)).toBe(414);
  });

  it('is never under 300 px, however small the stage or the choice', () => {
    expect(computePanelHeight({ ...size, stageHeight: 500 })).toBe(300);
    expect(computePanelHeight({ ...size, chosenHeight: 10 })).toBe(300);
  });

  it('leaves some of the map', () => {
    expect(computePanelHeight({ ...size, chosenHeight: 2000 })).toBe(760);
  });

  it('shows only its head when minimised', () => {
    expect(computePanelHeight({ ...size, isMinimised: true })).toBe(49);
  });
});
