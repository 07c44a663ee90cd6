import { expect, it } from 'vitest';
import { buildReceipt, MAX_FILES, type ReceiptInput } from './build-receipt.ts';

const file = (name: string, kind: ReceiptInput['files'][number]['kind']) => ({
  ...{ name, kind, sizeBytes: 12_345, sha256: 'ab'.repeat(32) },
});
const input: ReceiptInput = {
  ...{ projectTitle: 'Harbour Works', projectVersion: null, number: 2, submittedBy: 'Demo Owner' },
  ...{ email: 'a@b.hk', roleInProject: ' ', submittedAt: new Date('2027-03-01T16:30:00Z') },
  ...{ runId: 7, engineVersion: '1.0', inputHash: '0123456789abcdef', bundleHash: 'ff', isSampleData: true },
  files: [file('Report.pdf', 'document'), file('Letter.pdf', 'attachment'), file('Inputs.json', 'inputs')],
};

it('[U46] states what was submitted, by whom and when in Hong Kong', () => {
  const { facts, files, sampleMark, more } = buildReceipt(input);
  expect(facts.map(({ value }) => value)).toEqual([
    ...['2', '-', '2027-03-02 00:30 (Hong Kong time)', 'Demo Owner', '-', 'a@b.hk'],
  ]);
  expect(files.map(({ name, size }) => `${name} ${size}`)).toEqual([
    ...['Report.pdf 12,345 bytes', 'Inputs.json 12,345 bytes', 'Letter.pdf 12,345 bytes'],
  ]);
  expect([sampleMark, more]).toEqual(['SAMPLE DATA - not an assessment', '']);
});

it('[U46] keeps to one page: the inputs list what the table has no room for', () => {
  const many = Array.from({ length: MAX_FILES }, (_, index) => file(`${index}.pdf`, 'material'));
  const { files, more, verification } = buildReceipt({ ...input, files: [...many, ...input.files] });
  expect(files).toHaveLength(MAX_FILES);
  expect(files.slice(0, 3).map(({ name }) => name)).toEqual(['Report.pdf', 'Inputs.json', 'Letter.pdf']);
  expect(more).toBe('And 3 more files, listed with their fingerprints in Inputs.json.');
  expect(verification.before).toContain('the 37 files');
});

it('[SHELL-69] says in plain words what a fingerprint is, and leaves checking to the authority', () => {
  const { about, words, verification } = buildReceipt(input);
  expect(about).toContain('There is nothing you need to do with it. Keep this receipt');
  expect(about).not.toContain('sha256sum');
  expect(words.verify).toBe('How the authority can check the files');
  expect(verification.command).toContain('sha256sum');
});
