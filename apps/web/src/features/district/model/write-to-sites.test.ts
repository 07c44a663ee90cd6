import type { DayParts } from '@quietsite/contracts';
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../../testing/texts.ts';
import { listRecipients, writeToSites } from './write-to-sites.ts';

beforeAll(startTexts);

const part = (title: string | null, level: number, email: string | null) => ({
  ...{ projectId: 1, outline: [], version: null, title, level, email },
});
const clash = (...parts: DayParts['parts']): DayParts =>
  ({ criterion: 75, together: 76.4, typed: null, parts }) satisfies Partial<DayParts> as never;

it('[CONC-40] writes to those whose sites decide, in blind copy and without the name of a site', () => {
  const parts = clash(
    part('Quay', 74, 'a@one.example'),
    part('Depot', 72, 'b+c@two.example'),
    part('Far', 60, 'd@x.hk'),
  );
  expect(listRecipients(parts)).toEqual(['a@one.example', 'b+c@two.example']);
  const link = new URL(writeToSites(i18next.t, { parts, day: '2027-03-05', place: 'Hill School' }));
  expect([link.protocol, link.pathname]).toEqual(['mailto:', '']);
  expect(link.searchParams.get('bcc')).toBe('a@one.example,b+c@two.example');
  expect(link.searchParams.get('subject')).toBe('Construction noise at Hill School on 2027-03-05');
  expect(link.searchParams.get('body')).toContain('76.4 dB(A) at Hill School on 2027-03-05; the criterion is 75 dB(A)');
  expect(link.href).not.toMatch(/Quay|Depot|cc=b%2Bc@two/);
});

it('[CONC-40] offers nothing where fewer than two can be written to', () => {
  expect(listRecipients(clash(part('Quay', 74, 'a@one.example'), part(null, 73, null)))).toEqual([]);
  expect(listRecipients(clash(part('Quay', 74, 'a@one.example'), part('Depot', 73, 'a@one.example')))).toEqual([]);
});
