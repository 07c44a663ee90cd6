import { describe, expect, it } from 'vitest';
import { placeCard, tourSteps, uniteBoxes } from './tour-steps.ts';

const stage = { width: 1024, height: 768 };
const card = { width: 320, height: 180 };

describe('what the tour outlines', () => {
  it('[HELP-07] is every button that a step speaks of, in one box', () => {
    const rail = [0, 60, 120].map((top) => ({ left: 4, top, width: 78, height: 56 }));
    expect(uniteBoxes(rail)).toEqual({ left: 4, top: 0, width: 78, height: 176 });
    expect(uniteBoxes([])).toBeNull();
    expect(tourSteps.find(({ id }) => id === 'rail')?.target).toBe('[data-menu]');
  });
});

describe('where the tour stands', () => {
  it('beside a button of the left menu, and never below the window', () => {
    expect(placeCard({ left: 0, top: 60, width: 86, height: 60 }, card, stage)).toEqual({ left: 100, top: 60 });
    expect(placeCard({ left: 0, top: 700, width: 86, height: 60 }, card, stage).top).toBe(768 - 180 - 12);
  });

  it('below a button of the header, and never beyond the right edge', () => {
    expect(placeCard({ left: 900, top: 8, width: 40, height: 32 }, card, stage)).toEqual({ left: 692, top: 54 });
  });

  it('low in the middle when it points at nothing', () => {
    expect(placeCard(null, card, stage)).toEqual({ left: 352, top: 476 });
  });
});
