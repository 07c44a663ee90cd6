import type { TreeLine } from './activity-lines.ts';

/** The action of a key in the tree: go to, open, close or choose a line. Null if there is none. */
export type TreeMove =
  | { readonly kind: 'go'; readonly key: string }
  | { readonly kind: 'toggle'; readonly key: string }
  | { readonly kind: 'choose'; readonly taskId: number };

/** The keys of a tree view: arrows, Home, End, Enter and Space. */
export function moveInTree(lines: readonly TreeLine[], currentKey: string | null, pressed: string): TreeMove | null {
  const index = lines.findIndex(({ key }) => key === currentKey);
  const line = lines[index];
  const goTo = (target: TreeLine | undefined): TreeMove | null => (target ? { kind: 'go', key: target.key } : null);
  if (pressed === 'Home') return goTo(lines[0]);
  if (pressed === 'End') return goTo(lines.at(-1));
  if (!line) return pressed.startsWith('Arrow') ? goTo(lines[0]) : null;
  if (pressed === 'ArrowDown') return goTo(lines[index + 1]);
  if (pressed === 'ArrowUp') return goTo(lines[index - 1]);
  if (pressed === 'ArrowRight') {
    if (line.isOpen === null) return null;
    return line.isOpen ? goTo(lines[index + 1]) : { kind: 'toggle', key: line.key };
  }
  if (pressed === 'ArrowLeft') {
    if (line.isOpen) return { kind: 'toggle', key: line.key };
    return goTo(lines.find(({ key }) => key === line.parentKey));
  }
  if (pressed !== 'Enter' && pressed !== ' ') return null;
  return line.activity ? { kind: 'choose', taskId: line.activity.task.id } : { kind: 'toggle', key: line.key };
}

/** The next line whose name starts with the typed text, searching from the current line on and wrapping around. */
export function findTyped(lines: readonly TreeLine[], currentKey: string | null, typed: string): string | null {
  const prefix = typed.toLowerCase();
  const index = lines.findIndex(({ key }) => key === currentKey);
  // One letter moves to the next match. More letters may match the current line.
  const from = typed.length > 1 ? Math.max(index, 0) : index + 1;
  const ordered = [...lines.slice(from), ...lines.slice(0, from)];
  return ordered.find(({ name }) => name.toLowerCase().startsWith(prefix))?.key ?? null;
}
