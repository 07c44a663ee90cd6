import type { CommentAnchor, ReviewComment } from '@quietsite/contracts';
import { describe, expect, it } from 'vitest';
import { numberPlaces } from '../../session/use-comment-numbers.ts';
import { sampleComment } from '../../testing/sample-report.ts';
import { countOpen, isAnswered, listDrafts, listOpenBefore, listThreads, stepThread } from './threads.ts';
import { isReviewKey } from './use-review-keys.ts';

const resolvedAt = '2027-03-02T00:00:00.000Z';
const on = (id: number, anchor: CommentAnchor, changes: Partial<ReviewComment> = {}) =>
  sampleComment({ id, number: id, anchor, ...changes });
const receiver = (id: number, pointId: number, changes = {}) => on(id, { kind: 'receiver', pointId }, changes);
const idsOf = (comments: readonly ReviewComment[]) => listThreads(comments).map(({ first }) => first.id);

describe('threads', () => {
  it('[APPROVE-34] are in the order of the document, each with its replies', () => {
    const comments = [
      on(1, { kind: 'section', section: 'complaints' }),
      receiver(2, 7),
      on(3, { kind: 'section', section: 'compliance' }),
      on(4, { kind: 'row', rowId: 5 }),
      on(5, { kind: 'plan' }),
      receiver(6, 8),
      receiver(7, 7, { parentId: 2, number: 2 }),
    ];
    expect(idsOf(comments)).toEqual([5, 4, 3, 2, 6, 1]);
    expect(
      listThreads(comments)
        .find(({ first }) => first.id === 2)
        ?.replies.map(({ id }) => id),
    ).toEqual([7]);
  });

  it('[APPROVE-34] mark each place with the numbers of its open comments', () => {
    const comments = [
      receiver(1, 7),
      receiver(2, 8, { resolvedAt }),
      receiver(3, 7),
      receiver(4, 7, { parentId: 1, number: 1 }),
      on(5, { kind: 'row', rowId: 5 }),
      on(6, { kind: 'section', section: 'permits' }),
    ];
    expect(numberPlaces(comments)).toEqual({
      ...{ receivers: new Map([[7, '1, 3']]), rows: new Map([[5, '5']]), sections: new Map([['permits', '6']]) },
    });
  });

  it('[APPROVE-31] are answered once the other side wrote last, in what was sent', () => {
    const first = sampleComment({ id: 1 });
    const reply = (isByAuthority: boolean, isDraft = false) => sampleComment({ parentId: 1, isByAuthority, isDraft });
    const answered = (...replies: ReviewComment[]) => isAnswered({ first, replies });
    expect([answered(), answered(reply(false)), answered(reply(false), reply(true))]).toEqual([false, true, false]);
    expect(answered(reply(false), reply(true, true))).toBe(true);
  });

  it('[APPROVE-36] that stay open from before have no draft of the user’s; replies are not counted as threads', () => {
    const comments = [
      receiver(1, 7),
      receiver(2, 8),
      receiver(3, 8, { parentId: 2, number: 2, isDraft: true }),
      receiver(4, 9, { resolvedAt }),
      receiver(5, 9, { isDraft: true }),
    ];
    expect(listOpenBefore(comments).map(({ first }) => first.id)).toEqual([1]);
    expect(listDrafts(comments).map(({ id }) => id)).toEqual([3, 5]);
    expect(countOpen(comments)).toBe(3);
  });

  it('[APPROVE-34] are gone through with the keys, around the end', () => {
    const threads = listThreads([receiver(1, 7), receiver(2, 7)]);
    const step = (chosen: number | null, by: 1 | -1) => stepThread(threads, chosen, by)?.first.id;
    expect([step(null, 1), step(null, -1), step(1, 1), step(2, 1), step(1, -1)]).toEqual([1, 2, 2, 1, 2]);
    expect(stepThread([], 1, 1)).toBeUndefined();
  });

  it('[APPROVE-34] keys with Ctrl or Alt belong to the browser', () => {
    const key = (held: object, name = 'c') => ({
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      target: null,
      key: name,
      ...held,
    });
    expect(
      [key({}), key({}, 'R'), key({}, ']'), key({}, 'x'), key({ ctrlKey: true }), key({ altKey: true })].map(
        isReviewKey,
      ),
    ).toEqual([true, true, true, false, false, false]);
  });
});
