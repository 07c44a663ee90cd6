import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../../testing/texts.ts';
import { describeReasons } from './describe-reasons.ts';

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
  );
  expect(told).toEqual([
    'Suits Breaking of pavement: slabs and pavements.',
    'Same class and duty: crane, mobile, lifting.',
    'Breaks the line of sight to the receiver: about 5 dB.',
    'Hides the machine from the receiver: about 10 dB.',
    'Static plant, which can stand in an enclosure: about 10 dB.',
    'Source: practice.',
  ]);
  const plain = [{ kind: 'method', description: '', note: '', source: '' } as const, { kind: 'fallsAway' } as const];
  expect(describeReasons(i18next.t, plain, 'Paving')).toEqual(['Suits Paving.', 'No longer needed.']);
});
