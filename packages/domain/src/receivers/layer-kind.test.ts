import { describe, expect, it } from 'vitest';
import { lacksKindReason, layerKindOf, originOfKind } from './layer-kind.ts';

const words = new Map([
  ['hospital', 'hospital'],
  ['place of worship', 'worship'],
] as const);

describe('[NSR-41] the kind that the building layer proposes (M-145)', () => {
  it.each([
    ['HOSPITAL', 'other', 'hospital'],
    [' Place of worship ', 'other', 'worship'],
    ['Accommodation', 'residential', 'residential'],
    ['Educational', 'education', 'education'],
    ['Misc', 'other', null],
    [null, 'education', 'education'],
    ['', 'other', null],
    ['constructor', 'other', null],
    [null, null, null],
  ] as const)('%s of type %s: %s', (use, type, kind) => {
    expect(layerKindOf({ use, type }, words)).toBe(kind);
  });
});

describe('[NSR-42] where a kind comes from', () => {
  const home = { kind: 'residential', kindReason: '' } as const;

  it('the layer, somebody where the layer says nothing, or somebody who gave a reason', () => {
    expect(originOfKind(home, 'residential')).toBe('layer');
    expect(originOfKind(home, null)).toBe('entered');
    expect(originOfKind({ ...home, kindReason: 'Converted in 2025' }, 'hospital')).toBe('changed');
    expect(originOfKind(home, 'hospital')).toBe('proposed');
  });

  it('another kind than that of the layer needs a reason', () => {
    expect(lacksKindReason(home, 'hospital')).toBe(true);
    expect(lacksKindReason({ ...home, kindReason: '  ' }, 'hospital')).toBe(true);
    expect([lacksKindReason(home, null), lacksKindReason(home, 'residential')]).toEqual([false, false]);
  });
});
