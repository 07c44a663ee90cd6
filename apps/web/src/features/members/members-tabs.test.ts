import { expect, it } from 'vitest';
import { chooseTab } from './members-panel.tsx';

it('[ORG-01] [ORG-02] the members of the project come first, those of the organisation when none is open', () => {
  expect(chooseTab(['project', 'organisation'], null)).toBe('project');
  expect(chooseTab(['organisation'], null)).toBe('organisation');
});

it('the tab of the address is taken when it is there, and no other', () => {
  expect(chooseTab(['project', 'organisation', 'activity'], 'activity')).toBe('activity');
  expect(chooseTab(['organisation'], 'project')).toBe('organisation');
  expect(chooseTab(['project', 'organisation'], 'nonsense')).toBe('project');
});
