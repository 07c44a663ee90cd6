import type { ConcurrentSites } from '@quietsite/contracts';
import { describe, expect, it } from 'vitest';
import { type ConcurrentDraft, concurrentPart, isOnList, withoutSite, withSite } from './concurrent-part.ts';

const draft: ConcurrentDraft = { hasNeighbours: false, sites: [{ id: 4, name: 'Hotel at Sa Po Road' }] };

describe('concurrent sites', () => {
  it('[CONC-04] a named site says that there are some; it can be removed', () => {
    const more = withSite(draft, '  Drainage works ');
    expect(more).toEqual({ hasNeighbours: true, sites: [...draft.sites, { id: null, name: 'Drainage works' }] });
    expect(withoutSite(more, 0).sites).toEqual([{ id: null, name: 'Drainage works' }]);
  });

  it('recognises a site in upper and lower case', () => {
    expect([isOnList(draft, ' hotel AT sa po road'), isOnList(draft, 'Hotel')]).toEqual([true, false]);
  });

  it('distinguishes a changed name, list or tick from no change', () => {
    const { isSame } = concurrentPart;
    expect(isSame(draft, { ...draft, sites: [{ id: null, name: 'Hotel at Sa Po Road' }] })).toBe(true);
    expect(isSame(draft, { ...draft, hasNeighbours: true })).toBe(false);
    expect(isSame(draft, { ...draft, sites: [] })).toBe(false);
    expect(isSame(draft, { ...draft, sites: [{ id: 4, name: 'Hotel' }] })).toBe(false);
  });

  it('over a newer list, what somebody removed is named anew', () => {
    const stored = { revision: 9, hasNeighbours: true, sites: [{ id: 5, name: 'Theirs' }] };
    expect(concurrentPart.keepMine(draft, stored).sites).toEqual([{ id: null, name: 'Hotel at Sa Po Road' }]);
  });

  it('a site that was named while the list was saved keeps its name, and those saved get their numbers', () => {
    const sent = { value: withSite(draft, 'Drainage works'), base: draft, revision: 8, source: null };
    const stored = { revision: 9, hasNeighbours: true, sites: [...draft.sites, { id: 5, name: 'Drainage works' }] };
    const more = withSite(sent.value, 'School');
    expect(concurrentPart.carry(more, sent, stored as ConcurrentSites)?.sites.map(({ id }) => id)).toEqual([
      4,
      5,
      null,
    ]);
  });
});
