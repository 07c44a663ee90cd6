import { MantineProvider } from '@mantine/core';
import type { SiteClash, SiteClashes } from '@quietsite/contracts';
import { toDay } from '@quietsite/domain';
import { hk80 } from '@quietsite/geometry';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { siteClashesQuery } from '../../../session/desk/desk-queries.ts';
import { projectQuery } from '../../../session/project-queries.ts';
import { sessionKey } from '../../../session/use-session.ts';
import { sampleProject } from '../../../testing/sample-report.ts';
import { startTexts } from '../../../testing/texts.ts';
import { ClashNote } from './clash-note.tsx';
import { ReceiverClash } from './receiver-clash.tsx';
import { summariseClashes } from './summarise-clashes.ts';
import { areClashesKnown } from './use-clash-question.ts';

beforeAll(startTexts);

const part = (projectId: number, title: string | null) => ({ projectId, title, version: null, level: 73 });
const clash = (changes: Partial<SiteClash> = {}): SiteClash => ({
  ...{ projectId: 3, title: 'Own', pointId: 1, name: 'N1', buildingId: 9, buildingName: 'Tower', position: hk80(0, 0) },
  ...{ clashDays: 4, firstDay: toDay('2027-03-08'), lastDay: toDay('2027-03-12') },
  worst: { day: toDay('2027-03-09'), level: 76, criterion: 75, verdict: 'exceeds' },
  ...{ parts: [part(3, 'Own'), part(5, 'Ferry Yard')], typed: null, siteLevel: 62.31, othersLevel: 74.6 },
  ...changes,
});
const clashes: SiteClashes = {
  ...{ pending: 0, clashCount: 3 },
  clashes: [
    clash(),
    clash({
      ...{ pointId: 2, name: '', buildingName: 'School', projectId: 5, clashDays: 9 },
      ...{ firstDay: toDay('2027-02-01'), lastDay: toDay('2027-03-01') },
      parts: [part(3, 'Own'), part(6, 'Canal Works'), part(7, null)],
    }),
    clash({ pointId: 4, parts: [part(3, 'Own'), part(6, 'Canal Works')] }),
  ],
};
const none: SiteClashes = { pending: 0, clashCount: 0, clashes: [] };

const drawIn = (client: QueryClient, content: ReactNode): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={['/?project=3']}>{content}</MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  ).replaceAll(/<style.*?<\/style>/g, '');
function draw(data?: SiteClashes): string {
  const client = new QueryClient();
  if (data) client.setQueryData(siteClashesQuery(3).queryKey, data);
  return drawIn(client, <ClashNote projectId={3} />);
}
const wordsIn = (drawn: string) => drawn.replaceAll(/<[^>]*>/g, '').trim();
const wordsOf = (data?: SiteClashes) => wordsIn(draw(data));

describe('[APPROVE-63] the clashes of a submitted site', () => {
  it('are summed up in receivers, days and the other sites', () => {
    expect(summariseClashes(clashes, 3)).toEqual({
      ...{ receivers: 3, days: 9, from: '2027-02-01', to: '2027-03-12' },
      ...{ sites: ['Canal Works', 'Ferry Yard'], hasUnnamed: true, worst: clashes.clashes[0] },
    });
    expect(summariseClashes(none, 3)).toBeNull();
  });

  it('[CONC-32] are described in sentences, with a link to the district', () => {
    expect(wordsOf(clashes)).toBe(
      '3 receivers exceed only together with other sites.Each site alone satisfies; all together exceed on up to 9 days, 2027-02-01 to 2027-03-12.With Canal Works, Ferry Yard, a site in another district, approved or awaiting a decision.Worst at Tower on 2027-03-09: this site 62.3, all others 74.6, together 76.0.Show them on the district map',
    );
    const day = clash({ clashDays: 1, lastDay: toDay('2027-03-08') });
    expect(wordsOf({ pending: 0, clashCount: 1, clashes: [day] })).toMatch(
      /^1 receiver exceeds .* exceed on 2027-03-08\.With Ferry Yard, approved or awaiting a decision\./,
    );
  });

  it('are announced: that they are looked for, that there are none, and what is found before all is calculated', () => {
    expect(draw()).toContain('role="status"');
    expect(wordsOf()).toBe('Searching for receivers that exceed only together with other sites.');
    expect(wordsOf({ ...none, pending: 2 })).toBe(
      'Searching for receivers that exceed only together with other sites.Not final: 2 other sites are still being calculated.',
    );
    expect(wordsOf(none)).toBe('No receiver exceeds only together with other sites.');
    expect(wordsOf({ ...clashes, pending: 1 })).toMatch(
      /^Not final: 1 other site is still being calculated\.3 receivers /,
    );
  });
});

describe('[APPROVE-71] an approval asks first', () => {
  const failure = (code: 'FORBIDDEN' | 'INTERNAL') => new ApiError({ code, message: '' });

  it('until all calendars are calculated', () => {
    expect(areClashesKnown({ data: undefined, error: null })).toBe(false);
    expect(areClashesKnown({ data: { ...clashes, pending: 1 }, error: null })).toBe(false);
    expect(areClashesKnown({ data: none, error: null })).toBe(true);
    expect(areClashesKnown({ data: clashes, error: null })).toBe(true);
  });

  it('where they could not be read, and not where there are none to read', () => {
    expect(areClashesKnown({ data: undefined, error: failure('INTERNAL') })).toBe(false);
    expect(areClashesKnown({ data: undefined, error: failure('FORBIDDEN') })).toBe(true);
  });
});

describe('[APPROVE-76] the card of a receiver', () => {
  const officer = { id: 9, userType: 'epd', district: 'Kowloon City' };
  const submitted = { ...sampleProject().access, districts: ['Kowloon City'], isSubmitted: true };
  const wordsAt = (pointId: number, user: object = officer, position: [number, number] = [7, 7]) => {
    const client = new QueryClient();
    client.setQueryData(sessionKey, { user, expiresAt: '2027-01-01T00:00:00.000Z' });
    client.setQueryData(projectQuery(3).queryKey, sampleProject({ access: submitted }));
    client.setQueryData(siteClashesQuery(3).queryKey, clashes);
    return wordsIn(drawIn(client, <ReceiverClash pointId={pointId} position={position} />));
  };

  it('shows the deciding officer what exceeds only together with other sites', () => {
    expect(wordsAt(2)).toBe(
      'This site alone: satisfies. Only together with other sites: exceeds, on 9 days. With Canal Works, a site in another district, approved or awaiting a decision. Worst at School on 2027-03-09: this site 62.3, all others 74.6, together 76.0.',
    );
    // Listed as another project's receiver at the same place.
    expect(wordsAt(88, officer, [0, 0])).toMatch(/^This site alone: satisfies/);
    expect(wordsAt(88)).toBe('');
  });

  it('shows it to nobody else', () => {
    expect(wordsAt(2, { ...officer, district: 'Islands' })).toBe('');
    expect(wordsAt(2, { ...officer, id: 1, userType: 'Contractor User', district: null })).toBe('');
  });
});
