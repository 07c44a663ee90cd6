import { describe, expect, it } from 'vitest';
import { helpRoleOf } from '../help-role.ts';
import { placeCard, tourSteps, uniteBoxes } from './tour-steps.ts';

const stage = { width: 1024, height: 768 };
const phone = { width: 390, height: 844 };
const card = { width: 320, height: 180 };

const buttonsOf = (role: keyof typeof tourSteps, id: string) =>
  tourSteps[role].find((step) => step.id === id)?.targets?.split(', ');

describe('what the tour outlines', () => {
  it('[HELP-07] is every button that a step mentions, and the card is beside all of them', () => {
    const rail = [0, 60, 120].map((top) => ({ left: 4, top, width: 78, height: 56 }));
    expect(uniteBoxes(rail)).toEqual({ left: 4, top: 0, width: 78, height: 176 });
    expect(uniteBoxes([])).toBeNull();
    expect(buttonsOf('contractor', 'prepare')).toEqual([
      '[data-menu="editProject"]',
      '[data-menu="geographicalCentre"]',
      '[data-menu="equipment"]',
    ]);
    expect(buttonsOf('contractor', 'after')).toHaveLength(4);
  });

  it('[HELP-10] begins with the sample, calculates it and ends with the own project', () => {
    expect(tourSteps.contractor.map(({ id }) => id)).toEqual([
      ...['welcome', 'projects', 'prepare', 'calculate', 'levels', 'after', 'finish'],
    ]);
  });

  it('[HELP-11] are the own screens of a reviewer and of an administrator', () => {
    const account = { id: 1, companyId: null };
    expect(helpRoleOf({ ...account, userType: 'epd' })).toBe('reviewer');
    expect(helpRoleOf({ ...account, userType: 'admin' })).toBe('administrator');
    for (const userType of ['Contractor Admin', 'Contractor Member'] as const)
      expect(helpRoleOf({ ...account, companyId: 3, userType })).toBe('contractor');
    expect(helpRoleOf(undefined)).toBe('contractor');
    const all = (role: keyof typeof tourSteps) => tourSteps[role].map(({ targets }) => targets).join();
    expect(all('reviewer')).toContain('[data-place="inbox"]');
    expect(all('reviewer')).toContain('[data-menu="approve"]');
    expect(all('administrator')).toContain('[data-tour="adminPortal"]');
    for (const role of ['reviewer', 'administrator'] as const) expect(all(role)).not.toContain('calculateNoise');
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

  it('above the menu of a phone, which is at the bottom', () => {
    expect(placeCard({ left: 0, top: 790, width: 300, height: 54 }, card, phone)).toEqual({ left: 12, top: 596 });
  });

  it('low in the middle when it points at nothing', () => {
    expect(placeCard(null, card, stage)).toEqual({ left: 352, top: 476 });
  });
});
