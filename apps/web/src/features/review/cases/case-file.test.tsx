import { MantineProvider } from '@mantine/core';
import type { Review, ReviewCase, ReviewDesk, Submission } from '@quietsite/contracts';
import { toDay } from '@quietsite/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { deskQuery } from '../../../session/desk/desk-queries.ts';
import { sampleCase } from '../../../testing/sample-case.ts';
import { sampleComment, sampleSubmission } from '../../../testing/sample-report.ts';
import { startTexts } from '../../../testing/texts.ts';
import { CaseContents } from './case-contents.tsx';
import { describeTime } from './case-submission.tsx';

beforeAll(startTexts);

const file = { id: 1, name: 'Report.pdf', kind: 'document', mediaType: 'application/pdf', sizeBytes: 2000 } as const;
const first: Partial<Submission> = {
  ...{ id: 7, number: 1, state: 'rejected', reason: 'Screen the western boundary.', decidedBy: 'Demo Reviewer' },
  ...{ submittedAt: '2026-10-01T03:00:00.000Z', decidedAt: '2026-10-11T03:00:00.000Z' },
  files: [{ ...file, sha256: 'aaaa1111' }],
};
const second: Partial<Submission> = {
  ...first,
  ...{ id: 8, number: 2, reason: 'Show the haul road.', files: [{ ...file, id: 2, sha256: 'bbbb2222' }] },
  ...{ submittedAt: '2026-11-01T03:00:00.000Z', decidedAt: '2026-11-08T20:00:00.000Z' },
};
const review: Review = {
  submissions: [sampleSubmission(second), sampleSubmission(first)],
  comments: [
    sampleComment({ id: 1, submissionId: 8, text: 'Which gate?' }),
    sampleComment({ id: 2, submissionId: 8, parentId: 1, text: 'The northern one.', isByAuthority: false }),
    sampleComment({ id: 3, number: 2, submissionId: 8, text: 'Not sent.', isDraft: true }),
    sampleComment({ id: 4, number: 3, submissionId: 7, text: 'Of the first.' }),
  ],
  approvedOn: null,
};

function draw(shown: Review, facts: Partial<ReviewCase>): string {
  const client = new QueryClient();
  const cases = [sampleCase({ projectId: 3, ...facts })];
  const desk: ReviewDesk = { district: null, today: toDay('2026-11-19'), targetDays: 28, officers: [], cases };
  client.setQueryData(deskQuery.queryKey, desk);
  const markup = renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <CaseContents projectId={3} review={shown} />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return markup
    .replaceAll(/<style.*?<\/style>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

const returned: Partial<ReviewCase> = {
  ...{ state: 'returned', company: 'Demo Works', districts: ['Islands', 'Tai Po'] },
};

describe('[APPROVE-60] the case file', () => {
  it('shows the plan, its company and districts, and its state', () => {
    const words = draw(review, returned);
    expect(words).toContain('Company: Demo Works Districts: Islands, Tai Po');
    expect(words).toContain('Changes made since then appear when the team submits again.');
    expect(draw(review, { state: 'closed', closedBy: 'deleted' })).toContain('Closed The project was deleted.');
    expect(draw(review, { state: 'closed', closedBy: 'moved' })).toContain('last submitted to another district');
  });

  it('shows for each submission when, how long, who decided and why; for the newest all files and comments', () => {
    const words = draw(review, returned);
    expect(words).toMatch(
      /Submission 2 Returned for changes Submitted 2026-11-01, returned 2026-11-09 by Demo Reviewer, after 8 days Compare with submission 1 .* Reason: Show the haul road\..* SHA-256: bbbb2222 .* Comments on submission 2 .* Which gate\? .* The northern one\..* Submission 1 .* after 10 days .* Reason: Screen the western boundary\./,
    );
    expect(words).not.toContain('aaaa1111');
    expect(words).not.toContain('Of the first.');
  });

  it('[APPROVE-61] offers nothing that cannot be done: own drafts are discarded, nothing is answered or resolved', () => {
    const words = draw(review, returned);
    expect(words).toContain('1 of your comments was not sent.');
    expect(words).toContain('Not sent. Discard draft');
    for (const absent of ['Edit', 'Resolve', 'Reply', 'Open the review']) expect(words).not.toContain(absent);
    expect(draw(review, { ...returned, state: 'approved' })).toContain('Open the review');
  });

  it('leads to the other versions', () => {
    const before = sampleSubmission({ id: 5, projectId: 2, projectVersion: 1, state: 'revealed' });
    const words = draw({ ...review, submissions: [...review.submissions, before] }, returned);
    expect(words).toContain('Compare with version 1, submission 1');
    expect(words).toMatch(/Other versions .*Version 1 , Submission 1, Approved/);
  });
});

describe('describeTime', () => {
  it('counts days in Hong Kong up to today while it waits, and says nothing of them before today is known', () => {
    const waiting = sampleSubmission({ submittedAt: '2026-11-17T17:00:00.000Z' });
    expect(describeTime(i18next.t, waiting, toDay('2026-11-19'))).toBe('Submitted 2026-11-18, waiting 1 day');
    expect(describeTime(i18next.t, waiting, undefined)).toBe('Submitted 2026-11-18');
  });
});
