import type { CurrentUser } from '@quietsite/contracts';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../../testing/texts.ts';
import { findFirstTab, listProjectTabs } from './list-tabs.tsx';

beforeAll(startTexts);

const user = { id: 1, username: 'a', firstName: 'A', lastName: 'B', company: null, companyId: null, district: null };
const labelsFor = (userType: CurrentUser['userType']) =>
  listProjectTabs({ ...user, userType }).map(({ list, label }) => `${list}: ${label}`);

it("[PROJ-03] [PROJ-05] contractors have 'My projects', authority staff also 'District Projects'", () => {
  expect(labelsFor('Contractor Admin')).toEqual(['own: My projects']);
  expect(labelsFor('Contractor Member')).toEqual(['own: My projects']);
  expect(labelsFor('epd')).toEqual(['own: My projects', 'authority: District Projects']);
});

it('[PROJ-05] authority staff begin with the projects of their district', () => {
  const firstFor = (userType: CurrentUser['userType']) => findFirstTab(listProjectTabs({ ...user, userType }))?.list;
  expect([firstFor('epd'), firstFor('admin'), firstFor('Contractor Member')]).toEqual([
    'authority',
    'authority',
    'own',
  ]);
});

it("[PROJ-04] [PROJ-06] administrators have 'Submitted Projects' alone", () => {
  expect(labelsFor('admin')).toEqual(['authority: Submitted Projects']);
});
