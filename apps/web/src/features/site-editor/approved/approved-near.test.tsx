import type { ApprovedSite } from '@quietsite/contracts';
import { toDay } from '@quietsite/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../../testing/texts.ts';
import { NearSites } from './approved-near.tsx';

beforeAll(startTexts);

const site = (id: number, overlapSquareMetres = 0): ApprovedSite => ({
  ...{ id, title: `Site ${id}`, version: null, approvedOn: toDay('2026-11-01'), site: [], assessmentArea: [] },
  ...{ commencementDate: toDay('2027-01-01'), completionDate: toDay('2027-12-31'), isNear: true, overlapSquareMetres },
});
const linesOf = (...sites: readonly ApprovedSite[]) =>
  [...renderToStaticMarkup(<NearSites sites={sites} />).matchAll(/<(?:p|li)[^>]*>(.*?)<\/(?:p|li)>/g)].map(
    ([, text]) => text,
  );

it('[SITE-46] the site panel says how many approved sites are near, and which overlap the outline', () => {
  expect(linesOf()).toEqual(['No approved site is close enough to be a neighbour.']);
  expect(linesOf(site(1, 1234.4), site(2))).toEqual([
    '2 approved sites are close enough to be neighbours.',
    'Site 2, works from 2027-01-01 to 2027-12-31',
    'The outline overlaps the approved site Site 1 by 1,234 m². Its works are from 2027-01-01 to 2027-12-31.',
  ]);
  expect(linesOf(...[1, 2, 3, 4, 5, 6, 7].map((id) => site(id))).at(-1)).toBe('and 2 more');
});
