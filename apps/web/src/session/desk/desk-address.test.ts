import { describe, expect, it } from 'vitest';
import { changeDeskAddress, hasFilters, NO_FILTERS, pickDeskParts, readDeskAddress } from './desk-address.ts';
import { recallDesk, rememberDesk } from './desk-memory.ts';

const read = (query: string) => readDeskAddress(new URLSearchParams(query));
const change = (query: string, part: Parameters<typeof changeDeskAddress>[1]) =>
  changeDeskAddress(new URLSearchParams(query), part).toString();

function createStorage() {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  };
}

describe('[APPROVE-54] the address of the Inbox', () => {
  it('keeps tab, search, filters and order', () => {
    const query = 'tab=approved&find=Kai+Tak&district=Wan+Chai&company=A&assigned=me&exceeds=exceeds&sort=title';
    expect(read(query)).toEqual({
      ...{ tab: 'approved', find: 'Kai Tak', district: 'Wan Chai', company: 'A' },
      ...{ assigned: 'me', exceeds: 'exceeds', sort: 'title' },
    });
    expect(pickDeskParts(new URLSearchParams(`project=7&${query}`))).toBe(query);
  });

  it('shows what waits longest for anything unknown, and the newest of what is decided', () => {
    expect(read('tab=nowhere&exceeds=much&sort=colour')).toMatchObject({
      ...{ tab: 'needsDecision', exceeds: '', sort: 'longest' },
    });
    expect([read('tab=returned').sort, read('tab=returned&sort=longest').sort]).toEqual(['newest', 'longest']);
  });

  it('leaves out what is usual and keeps the open project', () => {
    expect(change('project=7&tab=all&find=slope', { tab: 'needsDecision' })).toBe('project=7&find=slope');
    expect(change('project=7', { sort: 'longest' })).toBe('project=7');
    expect(change('tab=approved', { sort: 'longest' })).toBe('tab=approved&sort=longest');
    expect(change('tab=approved&sort=longest', { tab: 'needsDecision' })).toBe('');
    expect(change('tab=all&find=x&company=A&assigned=8&sort=title', NO_FILTERS)).toBe('tab=all&sort=title');
  });

  it('reports whether anything is filtered; tab and order are not filters', () => {
    expect([hasFilters(read('tab=all&sort=title&find=+')), hasFilters(read('assigned=me'))]).toEqual([false, true]);
  });

  it('is remembered for an Inbox that is opened without one', () => {
    const storage = createStorage();
    expect(recallDesk(new URLSearchParams(''), storage)).toBeNull();
    rememberDesk(new URLSearchParams('project=7&tab=all&company=A'), storage);
    expect(recallDesk(new URLSearchParams('project=9'), storage)?.toString()).toBe('project=9&tab=all&company=A');
    expect(recallDesk(new URLSearchParams('find=slope'), storage)).toBeNull();
    rememberDesk(new URLSearchParams('project=7'), storage);
    expect(recallDesk(new URLSearchParams(''), storage)).toBeNull();
  });
});
