import { describe, expect, it } from 'vitest';
import { listBundle, nameBundleFiles } from './bundle.ts';
import type { BundleFile } from './submission.schema.ts';

const file = (name: string, kind: BundleFile['kind'] = 'attachment', sha256 = 'aa'): BundleFile => ({
  ...{ name, kind, sha256, mediaType: 'application/pdf', sizeBytes: 1 },
});
const namesOf = (...names: string[]) => nameBundleFiles(names.map((name) => file(name))).map(({ name }) => name);

describe('names in a submission', () => {
  it('[U53] are each there once, also where capitals do not count', () => {
    expect(namesOf('Report.pdf', 'report.PDF', 'Report.pdf', 'Report (2).pdf')).toEqual([
      ...['Report.pdf', 'report (2).PDF', 'Report (3).pdf', 'Report (2) (2).pdf'],
    ]);
  });

  it('[U53] never those of the inputs and the receipt', () => {
    expect(namesOf('inputs.json', 'Receipt.pdf', '.hidden', 'none')).toEqual([
      ...['inputs (2).json', 'Receipt (2).pdf', '.hidden', 'none'],
    ]);
  });
});

it('[U46] the list is sorted as sha256sum and sort write it, without the receipt', () => {
  const files = [
    file('B.pdf', 'document', 'cc'),
    file('Receipt.pdf', 'receipt', '00'),
    file('A b.pdf', 'inputs', 'bb'),
  ];
  expect(listBundle(files)).toBe('bb  A b.pdf\ncc  B.pdf\n');
});
