import { describe, expect, it } from 'vitest';
import { item } from '../testing/equipment-builder.ts';
import { createOneTypoTest, searchCatalogue } from './search-catalogue.ts';

let id = 0;
const make = (officialId: string, name: string, ...nicknames: string[]) =>
  item({ id: ++id, officialId, name, nicknames });
const items = [
  make('CNP 027', 'Breaker, excavator mounted (hydraulic)', 'Hoe ram', '炮頭'),
  make('CNP 025', 'Breaker, hand-held, mass >= 20 kg and <= 35 kg', 'Jackhammer', '風炮'),
  make('CNP 048', 'Crane, mobile/barge mounted (diesel)', 'Truck crane', '吊車'),
  make('CNP 081', 'Excavator/loader, wheeled/tracked', 'Backhoe', 'JCB', '挖土機'),
  make('CNP 101', 'Generator, standard', 'Genset', '發電機'),
  make('CNP 102', 'Generator, silenced, 75 dB(A) at 7 m', 'Genset', '靜音發電機'),
  make('Other PME', 'Lorry with crane/grab', 'Boom truck'),
  make('BS C3/97', 'Excavator'),
];
const find = (text: string, limit = 20) => searchCatalogue(items, text, limit).map((hit) => hit.item.officialId);

describe('[EQUIP-05] searching the catalogue', () => {
  it.each(['081', 'cnp081', 'CNP 081', 'cnp-081', 'Cnp  081'])('finds an item by its reference: %s', (text) => {
    expect(find(text)[0]).toBe('CNP 081');
  });

  it.each(['81', 'cnp 81', 'CNP81', 'cnp-0081', 'cnp 81 excavator', 'ＣＮＰ　０８１'])(
    'finds an item by its reference without its zeros, or with more, in any form: %s',
    (text) => {
      expect(find(text)[0]).toBe('CNP 081');
    },
  );

  it('finds references that begin as typed, where a zero that is typed is meant', () => {
    expect(find('cnp 2')).toEqual(['CNP 027', 'CNP 025']);
    expect(find('cnp 02')).toEqual(['CNP 027', 'CNP 025']);
    expect(find('cnp 01')).toEqual([]);
    expect(find('c3 97')).toEqual(['BS C3/97']);
  });

  it('ranks a whole reference before one that only begins so', () => {
    expect(find('10')).toEqual(['CNP 101', 'CNP 102']);
    expect(find('102')).toEqual(['CNP 102']);
    const twins = [make('CNP 1021', 'Saw'), make('CNP 102', 'Saw')];
    expect(searchCatalogue(twins, '102', 5).map((hit) => hit.item.officialId)).toEqual(['CNP 102', 'CNP 1021']);
  });

  it('finds the words of a name in any order, also while the last is being typed', () => {
    expect(find('mounted breaker')).toEqual(['CNP 027']);
    expect(find('tracked exc')).toEqual(['CNP 081']);
    expect(find('breaker hand')).toEqual(['CNP 025']);
    expect(find('027 breaker')).toEqual(['CNP 027']);
  });

  it('puts names that begin so before names that have the word, and those before nicknames', () => {
    expect(find('crane')).toEqual(['CNP 048', 'Other PME']);
    expect(find('excavator')).toEqual(['CNP 081', 'BS C3/97', 'CNP 027']);
    expect(find('truck')).toEqual(['CNP 048', 'Other PME', 'CNP 081']);
  });

  it('finds what people on site call it, and says by which name', () => {
    expect(searchCatalogue(items, 'backhoe', 5)).toMatchObject([{ nickname: 'Backhoe' }]);
    expect(searchCatalogue(items, 'jackham', 5)).toMatchObject([{ nickname: 'Jackhammer' }]);
    expect(searchCatalogue(items, 'boom tr', 5)).toMatchObject([{ nickname: 'Boom truck' }]);
    expect(searchCatalogue(items, 'crane', 1)).toMatchObject([{ nickname: null }]);
  });

  it('finds part of a Chinese name', () => {
    expect(find('發電')).toEqual(['CNP 101', 'CNP 102']);
    expect(find('挖土機')).toEqual(['CNP 081']);
  });

  it('finds a Chinese name in simplified characters, with a space in it, or beside another word', () => {
    expect(find('挖土机')).toEqual(['CNP 081']);
    expect(find('靜音 發電機')).toEqual(['CNP 102']);
    expect(find('发电')).toEqual(['CNP 101', 'CNP 102']);
    const mixed = [make('CNP 001', 'Loader', 'JCB挖土機')];
    for (const text of ['jcb', '土機', '挖土機 jcb']) expect(searchCatalogue(mixed, text, 5)).toHaveLength(1);
  });

  it('takes one slip in a word of five letters and more, and puts such finds last', () => {
    for (const text of ['excvator', 'excavvator', 'exkavator', 'ecxavator']) expect(find(text)).toContain('CNP 081');
    expect(find('jakchammer')).toEqual(['CNP 025']);
    expect(find('exxkavator')).toEqual([]);
    expect(find('cran')).toEqual(['CNP 048', 'Other PME']);
    expect(find('cren')).toEqual([]);
    expect(find('mobale')).toEqual(['CNP 048']);
  });

  it('shows the beginning of the catalogue when nothing is typed, and no more than asked for', () => {
    expect(find('', 3)).toEqual(['CNP 027', 'CNP 025', 'CNP 048']);
    expect(find(' - ', 2)).toHaveLength(2);
    expect(find('e', 2)).toHaveLength(2);
    expect(find('zeppelin')).toEqual([]);
  });

  it('keeps the order of the catalogue among equals', () => {
    expect(find('generator')).toEqual(['CNP 101', 'CNP 102']);
    expect(searchCatalogue([...items].reverse(), 'generator', 9).map((hit) => hit.item.officialId)).toEqual([
      'CNP 102',
      'CNP 101',
    ]);
  });

  it('looks through 5,000 items in a few passes over their words', () => {
    const many = Array.from({ length: 5_000 }, (_, index) =>
      item({
        id: index,
        officialId: `CNP ${index}`,
        name: `Machine type${index % 50} model${index}`,
        nicknames: ['Mac'],
      }),
    );
    searchCatalogue(many, 'model', 20);
    const rounds = Array.from({ length: 5 }, () => ({
      bare: time(() => many.filter(({ name }) => name.toLowerCase().includes('model4')).length),
      search: time(() => searchCatalogue(many, 'machine modle4', 20).length),
    }));
    // Compared with the simplest scan of the same names in the same round. The limit is generous because the machine
    // may be busy.
    expect(Math.min(...rounds.map(({ bare, search }) => search - 40 * bare))).toBeLessThan(5);
    expect(searchCatalogue(many, 'type7 model4', 20).length).toBe(20);
  });
});

/** The fastest of several runs. */
function time(act: () => unknown): number {
  return Math.min(
    ...Array.from({ length: 15 }, () => {
      const startedAt = performance.now();
      act();
      return performance.now() - startedAt;
    }),
  );
}

describe('one slip', () => {
  it.each([
    ['grader', 'grader', true],
    ['grader', 'graders', true],
    ['grader', 'grade', true],
    ['grader', 'garder', true],
    ['grader', 'gradder', true],
    ['grader', 'grdaers', false],
    ['grader', 'trader', true],
    ['crane', 'cran', false],
    ['poker', 'pokre', true],
    ['saw', 'sawing', false],
  ])('%s is typed as %s: %s', (word, typed, isOne) => {
    expect(createOneTypoTest(typed)(word)).toBe(isOne);
  });
});
