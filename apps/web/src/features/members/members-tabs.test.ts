import { expect, it } from 'vitest';
import { chooseTab } from './members-panel.tsx';
import { placeWithoutCompany } from './organisation-tab.tsx';

it('[ORG-01] [ORG-02] the members of the project come first, those of the organisation when none is open', () => {
  expect(chooseTab(['project', 'organisation'], null)).toBe('project');
  expect(chooseTab(['organisation'], null)).toBe('organisation');
});

it('the tab of the address is taken when it is there, and no other', () => {
  expect(chooseTab(['project', 'organisation', 'activity'], 'activity')).toBe('activity');
  expect(chooseTab(['organisation'], 'project')).toBe('organisation');
  expect(chooseTab(['project', 'organisation'], 'nonsense')).toBe('project');
});

it('[ORG-34] who belongs to no company finds accounts in the portal, or the plans of the district', () => {
  const pathOf = (userType: 'admin' | 'epd' | 'Contractor Member') =>
    placeWithoutCompany({ id: 1, userType, companyId: null })?.path;
  expect([pathOf('admin'), pathOf('epd'), pathOf('Contractor Member')]).toEqual([
    '/Admin?tab=users',
    '/Projects',
    undefined,
  ]);
});
