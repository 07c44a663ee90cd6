import type { CommentAnchor, SubmissionComparison } from '@quietsite/contracts';
import i18next from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { findRejection } from '../../session/submissions.ts';
import { sampleSubmission } from '../../testing/sample-report.ts';
import { startTexts } from '../../testing/texts.ts';
import { readAnchor, targetOf, writeAnchor } from './anchor-address.ts';
import { findOptions, toAnchor } from './comment-form.tsx';
import { formatDifference, listChangedReceivers } from './comparison/comparison-rows.ts';
import { ComparisonTables } from './comparison/comparison-tables.tsx';
import { nameAnchor } from './thread-card.tsx';
import { findFollowing, findWaiting, isReceiptAwaited } from './use-review.ts';

beforeAll(startTexts);

const review = (...submissions: ReturnType<typeof sampleSubmission>[]) => ({
  submissions,
  comments: [],
  approvedOn: null,
});

describe('a review', () => {
  it('[APPROVE-04] is about the submission of this project that waits, not that of another version', () => {
    const waiting = sampleSubmission({ id: 5, number: 2 });
    const other = sampleSubmission({ id: 6, projectId: 4 });
    const rejected = sampleSubmission({ id: 2, state: 'rejected' });
    expect(findWaiting(review(other, waiting, rejected), 3)).toBe(waiting);
    expect(findWaiting(review(other, rejected), 3)).toBeUndefined();
  });

  it('[APPROVE-06] [Q36] shows the reason for a rejection until it is submitted again', () => {
    const rejected = sampleSubmission({ id: 2, state: 'rejected', reason: 'No barrier' });
    expect(findRejection(review(rejected), 3)?.reason).toBe('No barrier');
    expect(findRejection(review(sampleSubmission({ id: 5 }), rejected), 3)).toBeUndefined();
    const ofOtherVersion = sampleSubmission({ id: 7, projectId: 4, state: 'rejected' });
    expect(findRejection(review(ofOtherVersion, sampleSubmission({ id: 5 })), 3)).toBeUndefined();
    expect(findRejection(review(sampleSubmission({ id: 7, projectId: 4 }), rejected), 3)).toBe(rejected);
  });

  it('[APPROVE-15] an earlier submission names the one that followed it', () => {
    const [first, second, third] = [1, 2, 3].map((number) => sampleSubmission({ id: number, number }));
    const other = sampleSubmission({ id: 9, projectId: 4, number: 7 });
    const all = [third, other, second, first].filter((one) => one !== undefined);
    expect(all.map((one) => findFollowing(all, one))).toEqual([null, null, 3, 2]);
  });

  it('[SHELL-69] waits for the receipt of what was just handed in, and not for ever', () => {
    const at = Date.parse('2027-03-01T00:00:00.000Z');
    const handedIn = sampleSubmission({ submittedAt: new Date(at).toISOString(), files: [] });
    const review = { submissions: [handedIn], comments: [], approvedOn: null };
    expect([isReceiptAwaited(review, at + 2000), isReceiptAwaited(review, at + 120_000)]).toEqual([true, false]);
    const receipt = { id: 1, name: 'Receipt.pdf', kind: 'receipt', mediaType: '', sizeBytes: 1, sha256: '' } as const;
    const printed = { submissions: [{ ...handedIn, files: [receipt] }], comments: [], approvedOn: null };
    expect([isReceiptAwaited(printed, at), isReceiptAwaited(undefined, at)]).toEqual([false, false]);
  });

  it('[APPROVE-19] pins a comment to a receiver, a row or a section, and leads there', () => {
    for (const text of ['plan', 'receiver:12', 'row:7', 'section:permits']) {
      const anchor = readAnchor(text);
      expect(anchor && writeAnchor(anchor)).toBe(text);
    }
    expect(['row:x', 'receiver:', 'weather:1', null].map(readAnchor)).toEqual([null, null, null, null]);
    expect(targetOf({ kind: 'receiver', pointId: 12 }, () => undefined)).toEqual({ path: '/Review', receiverId: 12 });
    expect(targetOf({ kind: 'row', rowId: 7 }, () => 31)).toEqual({ path: '/Equipment?activity=31&row=7' });
    expect(targetOf({ kind: 'section', section: 'permits' }, () => 31)).toEqual({ path: '/Report?section=permits' });
    expect(targetOf({ kind: 'plan' }, () => 31)).toBeNull();
  });

  it('names a section by its title, and what was commented by the name it had', () => {
    const named = (anchor: CommentAnchor, anchorName: string) => nameAnchor(i18next.t, { anchor, anchorName });
    expect(named({ kind: 'section', section: 'permits' }, 'permits')).toBe('Permits and approvals');
    expect(named({ kind: 'receiver', pointId: 1 }, 'N1')).toBe('N1');
    expect(named({ kind: 'plan' }, '')).toBe('The plan as a whole');
  });

  it('wants something chosen before a comment can be about it', () => {
    expect([toAnchor('plan', ''), toAnchor('receiver', ''), toAnchor('section', 'weather')]).toEqual([
      { kind: 'plan' },
      null,
      null,
    ]);
    expect(toAnchor('row', '7')).toEqual({ kind: 'row', rowId: 7 });
  });
});

it('finds first what is named as it is typed, in the order of the list', () => {
  const options = ['N1 Tower 3', 'N3 Tower 1', 'N30 Tower 1', 'N36 Tower 2'].map((label) => ({ value: label, label }));
  const found = (search: string, limit = 100) =>
    findOptions({ options, search, limit }).map((option) => Object(option).label);
  expect(found('n3')).toEqual(['N3 Tower 1', 'N30 Tower 1', 'N36 Tower 2']);
  expect(found('N36')).toEqual(['N36 Tower 2']);
  expect(found('tower', 2)).toEqual(['N1 Tower 3', 'N3 Tower 1']);
});

type Receiver = SubmissionComparison['receivers'][number];
const side = (mitigated: number | null, criterion = 75, verdict: 'satisfies' | 'exceeds' = 'exceeds') => ({
  ...{ criterion, unmitigated: 80, mitigated, verdict, isRestrictedUnassessed: false },
});
const receiver = (before: Receiver['before'], after: Receiver['after']): Receiver => ({
  ...{ name: 'N1', buildingName: 'Tower 1', before, after },
});

describe('two submissions side by side', () => {
  it('[CALC-42] show changes only: another level to 0.1 dB, another criterion or verdict, or one that came or went', () => {
    const same = receiver(side(75.01), side(75.04));
    const changed = [
      receiver(side(75.04), side(75.05)),
      receiver(side(75), side(75, 70)),
      receiver(side(75), side(75, 75, 'satisfies')),
      receiver(null, side(75)),
      receiver(side(75), null),
    ];
    expect(listChangedReceivers([same, ...changed])).toEqual(changed);
  });

  it('[Q148] never say that a receiver satisfies without the remark where something works at night', () => {
    const [byDay, over] = [side(74, 75, 'satisfies'), side(76)];
    const [atNight, overAtNight] = [byDay, over].map((one) => ({ ...one, isRestrictedUnassessed: true }));
    const changed = receiver(byDay, atNight ?? null);
    expect(listChangedReceivers([changed, receiver(over, overAtNight ?? null)])).toEqual([changed]);
    const counts = { satisfies: 1, borderline: 0, exceeds: 0, leftOut: 0, untold: 0, isRestrictedUnassessed: false };
    const comparison: SubmissionComparison = {
      ...{ before: sampleSubmission({ id: 1 }), after: sampleSubmission({ id: 2 }) },
      ...{ project: [], zones: [], activities: [], equipment: [], report: [], files: [], receivers: [changed] },
      counts: { before: counts, after: { ...counts, isRestrictedUnassessed: true } },
    };
    const drawn = renderToStaticMarkup(createElement(ComparisonTables, { comparison })).replaceAll(/<[^>]*>/g, ' ');
    expect(drawn).toMatch(
      /Earlier submission: [^.]*1 satisfy\. Later submission: [^.]*1 satisfy, restricted hours not assessed\./,
    );
    const verdicts = drawn.match(/Satisfies|\(restricted hours not assessed\)/g);
    expect(verdicts).toEqual(['Satisfies', 'Satisfies', '(restricted hours not assessed)']);
  });

  it('[CALC-42] [CALC-39] show the three counts of each, receivers without a verdict, and changed verdicts', () => {
    const comparison: SubmissionComparison = {
      ...{ before: sampleSubmission({ id: 1 }), after: sampleSubmission({ id: 2 }) },
      ...{ project: [], zones: [], activities: [], equipment: [], report: [], files: [] },
      receivers: [receiver(side(76), side(74, 75, 'satisfies'))],
      counts: {
        before: { satisfies: 3, borderline: 1, exceeds: 2, leftOut: 0, untold: 4, isRestrictedUnassessed: false },
        after: { satisfies: 4, borderline: 1, exceeds: 1, leftOut: 1, untold: 0, isRestrictedUnassessed: false },
      },
    };
    const drawn = renderToStaticMarkup(createElement(ComparisonTables, { comparison }));
    const text = drawn.replaceAll(/<[^>]*>/g, ' ');
    expect(text).toContain(
      'Earlier submission: 2 exceed, 1 borderline, 3 satisfy, 4 without a verdict in this older submission. ' +
        'Later submission: 1 exceed, 1 borderline, 4 satisfy, 1 without a verdict.',
    );
    expect(text).toMatch(/N1 .* Exceeds .* Satisfies/);
    const unchanged = renderToStaticMarkup(
      createElement(ComparisonTables, { comparison: { ...comparison, receivers: [] } }),
    );
    expect(unchanged).toContain('1 exceed, 1 borderline, 4 satisfy');
  });

  it('show the difference of the displayed levels', () => {
    const of = (before: number | null, after: number | null) =>
      formatDifference(receiver(side(before), side(after)), 'mitigated');
    expect([of(75.04, 76.36), of(76.4, 75.1), of(75, 75.04), of(75, null)]).toEqual(['+1.4', '-1.3', '0.0', '-']);
    expect([of(75.2, 75.46), of(75.46, 76)]).toEqual(['+0.26', '+0.54']);
    expect(formatDifference(receiver(null, side(75)), 'mitigated')).toBe('-');
  });
});
