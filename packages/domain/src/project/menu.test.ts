import { describe, expect, it } from 'vitest';
import { isMenuButtonEnabled, isMenuButtonVisible, type MenuState, menuButtons } from './menu.ts';

const enabledIn = (state: MenuState) =>
  menuButtons.filter(({ id }) => isMenuButtonEnabled(id, state)).map(({ label }) => label);
const labels = menuButtons.map(({ label }) => label);
const ready: MenuState = { hasOpenProject: true, isCalculated: true, isPopupOpen: false };

describe('left menu', () => {
  it('[SHELL-36] has its ten buttons in order', () => {
    expect(labels).toEqual([
      'Open Project',
      'Edit Project',
      'Geographical Centre',
      'Equipment',
      'Calculate Noise',
      'Concurrent Sites',
      'Select NSR',
      'Mitigation',
      'Report',
      'Approve',
    ]);
  });

  it('[SHELL-37] [APPROVE-03] without an open project only Open Project is enabled', () => {
    expect(enabledIn({ ...ready, hasOpenProject: false })).toEqual(['Open Project']);
  });

  it('[SHELL-38] [SHELL-40] [Q16] the last four need a finished calculation', () => {
    expect(enabledIn({ ...ready, isCalculated: false })).toEqual(labels.slice(0, 6));
    expect(enabledIn(ready)).toEqual(labels);
  });

  it('[SHELL-39] nothing is enabled while a popup is open', () => {
    expect(enabledIn({ ...ready, isPopupOpen: true })).toEqual([]);
    expect(enabledIn({ hasOpenProject: false, isCalculated: false, isPopupOpen: true })).toEqual([]);
  });

  const visibleFor = (isApprovalVisible: boolean, isReviewing: boolean) =>
    menuButtons
      .filter(({ id }) => isMenuButtonVisible(id, { isApprovalVisible, isReviewing }))
      .map(({ label }) => label);

  it('[APPROVE-01] [Q18] Approve is hidden unless allowed, the others never from those who work on the project', () => {
    expect(visibleFor(false, false)).toEqual(labels.slice(0, 9));
    expect(visibleFor(true, false)).toEqual(labels);
  });

  it('[SHELL-87] who reviews the project of others is not offered its calculation', () => {
    expect(visibleFor(true, true)).toEqual(labels.filter((label) => label !== 'Calculate Noise'));
  });
});
