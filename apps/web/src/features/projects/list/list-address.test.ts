import { describe, expect, it } from 'vitest';
import { changeAddress, readListAddress, writeSorting } from './list-address.ts';

const read = (query: string) => readListAddress(new URLSearchParams(query), 'cards');
const change = (query: string, part: Parameters<typeof changeAddress>[1]) =>
  changeAddress(new URLSearchParams(query), part).toString();

describe('the address of the project list', () => {
  it('[PROJ-63] keeps tab, search, order and view', () => {
    expect(read('tab=approved&find=Kai+Tak&sort=-title&view=table')).toEqual({
      group: 'approved',
      find: 'Kai Tak',
      sorting: { columnId: 'title', isDescending: true },
      view: 'table',
    });
    expect(writeSorting({ columnId: 'title', isDescending: true })).toBe('-title');
    expect(read('sort=title').sorting).toEqual({ columnId: 'title', isDescending: false });
  });

  it('[PROJ-63] shows all projects as usual for anything unknown', () => {
    const usual = { group: 'all', find: '', sorting: null, view: 'cards' };
    expect(read('')).toEqual(usual);
    expect(read('tab=nowhere&sort=&view=film')).toEqual(usual);
    expect(readListAddress(new URLSearchParams(), 'table').view).toBe('table');
  });

  it('[PROJ-63] changes one part and keeps the open project and all others', () => {
    expect(change('project=7&tab=approved', { find: 'slope' })).toBe('project=7&tab=approved&find=slope');
    expect(change('project=7&tab=approved&find=slope', { tab: '', find: '' })).toBe('project=7');
  });
});
