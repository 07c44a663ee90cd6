import type { BundleFile } from './submission.schema.ts';
import { INPUTS_FILE, RECEIPT_FILE } from './submission-format.ts';

/**
 * Documents keep their names. A user's file with the name of a document or of another file is numbered. Names that
 * differ only in case are equal on many computers.
 */
export function nameBundleFiles<File extends BundleFile>(files: readonly File[]): File[] {
  const taken = new Set([INPUTS_FILE, RECEIPT_FILE].map(toKey));
  return files.map((file) => {
    const name = findFreeName(file.name, taken);
    taken.add(toKey(name));
    return { ...file, name };
  });
}

const toKey = (name: string) => name.normalize('NFC').toLowerCase();

function findFreeName(original: string, taken: ReadonlySet<string>): string {
  const dot = original.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [original.slice(0, dot), original.slice(dot)] : [original, ''];
  let name = original;
  for (let number = 2; taken.has(toKey(name)); number += 1) name = `${stem} (${number})${ending}`;
  return name;
}

/**
 * The output of `sha256sum * | LC_ALL=C sort` in a folder with the files. The hash of the bundle is the hash of these
 * lines. The receipt states the hash and is not part of it.
 */
export function listBundle(files: readonly Pick<BundleFile, 'name' | 'kind' | 'sha256'>[]): string {
  const lines = files.filter(({ kind }) => kind !== 'receipt').map(({ name, sha256 }) => `${sha256}  ${name}\n`);
  return lines.sort().join('');
}
