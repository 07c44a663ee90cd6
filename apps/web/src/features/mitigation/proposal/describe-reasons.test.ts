import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../../testing/texts.ts';
import { describeReasons, findSharedSource } from './describe-reasons.ts';

beforeAll(startTexts);

it('[MITI-45] a proposed change says why in plain words, with its sources once', () => {
  const source = 'practice';
  const told = describeReasons(
    i18next.t,
    [
      { kind: 'method', description: '', note: 'slabs and pavements', source },
      { kind: 'equipment', className: 'crane', duty: 'mobile, lifting', source },
      { kind: 'barrier', dba: -5 },
      { kind: 'barrier', dba: -10 },
      { kind: 'enclosure', dba: -10, source },
    ],
    'Breaking of pavement',
    null,
  );
  expect(told).toEqual([
    'Suits Breaking of pavement: slabs and pavements.',
    'Same class and duty: crane, mobile, lifting.',
    'Breaks the line of sight to the receiver: about 5 dB.',
    'Screens the equipment from the receiver: about 10 dB.',
    'Static equipment that can be enclosed: about 10 dB.',
    'Source: practice.',
  ]);
  const plain = [{ kind: 'method', description: '', note: '', source: '' } as const, { kind: 'fallsAway' } as const];
  expect(describeReasons(i18next.t, plain, 'Paving', null)).toEqual(['Suits Paving.', 'No longer needed.']);
});

it('[MITI-45] a source that all changes share is said once, and others at their change', () => {
  const suits = (source: string) => ({ kind: 'method', description: '', note: '', source }) as const;
  expect(findSharedSource([[suits('practice')], [suits('practice'), { kind: 'barrier', dba: -5 }]])).toBe('practice');
  expect(findSharedSource([[suits('practice')], [suits('trial')]])).toBeNull();
  expect(findSharedSource([[{ kind: 'fallsAway' }], [suits('')]])).toBeNull();
  expect(describeReasons(i18next.t, [suits('practice')], 'Paving', 'practice')).toEqual(['Suits Paving.']);
  expect(describeReasons(i18next.t, [suits('trial')], 'Paving', 'practice')).toEqual([
    'Suits Paving.',
    'Source: trial.',
  ]);
});
