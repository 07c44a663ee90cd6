import type { ImportPreview } from '@quietsite/contracts';

type PreviewKind = 'problem' | 'deleted' | 'edited' | 'added' | 'skipped';

/** One line of the import preview. */
export interface PreviewLine {
  readonly key: string;
  readonly kind: PreviewKind;
  /** Line number in the file, or null for rows that are not in it. */
  readonly line: number | null;
  readonly text: string;
  readonly changes: ImportPreview['edited'][number]['changes'];
  readonly fault: string | null;
}

/** Problems first, then deletions, then the rest. */
export function listPreviewLines(preview: ImportPreview): readonly PreviewLine[] {
  const line = (kind: PreviewKind, at: number | null, text: string, rest: Partial<PreviewLine> = {}) => ({
    ...{ kind, line: at, text, changes: [], fault: null },
    ...rest,
  });
  return [
    ...preview.problems.map((problem) => line('problem', problem.line, problem.value, { fault: problem.fault })),
    ...preview.deleted.map(({ text }) => line('deleted', null, text)),
    ...preview.edited.map((entry) => line('edited', entry.line, entry.text, { changes: entry.changes })),
    ...preview.added.map((entry) => line('added', entry.line, entry.text)),
    ...preview.skipped.map((entry) => line('skipped', entry.line, entry.text)),
  ].map((entry, index) => ({ ...entry, key: String(index) }));
}

/** False if there is nothing to import or the import is not allowed. */
export function canImport({ problems, added, edited, deleted }: ImportPreview, isDeletionConfirmed: boolean): boolean {
  if (problems.length > 0 || added.length + edited.length + deleted.length === 0) return false;
  return deleted.length === 0 || isDeletionConfirmed;
}
