import { describe, expect, it } from 'vitest';
import { withDocument } from '../../session/project-events.tsx';
import { sampleDocument } from '../../testing/sample-report.ts';
import { listKinds, listMissing } from './use-documents.ts';

describe('the documents of a plan', () => {
  it('[REPORT-11] [APPX-14] are the report and Appendix A to C; D only with neighbours', () => {
    expect(listKinds(false)).toEqual(['report', 'appendix-a', 'appendix-b', 'appendix-c']);
    expect(listKinds(true).at(-1)).toBe('appendix-d');
  });

  it('[REPORT-05] are ordered when there is none of the present text and results; one that failed is not tried for ever', () => {
    const documents = [
      sampleDocument({ kind: 'report', isCurrent: false }),
      sampleDocument({ kind: 'appendix-a' }),
      sampleDocument({ kind: 'appendix-b', status: 'running' }),
      sampleDocument({ kind: 'appendix-c', status: 'failed' }),
    ];
    expect(listMissing(documents, false)).toEqual(['report']);
    expect(listMissing([], true)).toHaveLength(5);
  });

  it('takes the news of a document in the place of an older one, and not the other way round', () => {
    const [old, news] = [sampleDocument({ id: 1, isCurrent: false }), sampleDocument({ id: 2, status: 'queued' })];
    expect(withDocument([old], news)).toEqual([news]);
    expect(withDocument([news], old)).toEqual([news]);
    const other = sampleDocument({ id: 9, kind: 'appendix-a' });
    expect(withDocument([old, other], news)).toEqual([other, news]);
  });
});
