import { type DraftStorage, tabStorage } from '../../../session/tab-storage.ts';

const nameOf = (projectId: number) => `quietsite.submission.${projectId}`;

/** Created when Submit is first pressed and kept until it succeeds, so that a retry does not submit twice (U46). */
export function submissionKey(projectId: number, storage: DraftStorage = tabStorage): string {
  const known = read(storage, nameOf(projectId));
  if (known) return known;
  const created = crypto.randomUUID();
  try {
    storage.setItem(nameOf(projectId), created);
  } catch {
    // Storage is blocked, so the key lasts only for this press.
  }
  return created;
}

export function removeSubmissionKey(projectId: number, storage: DraftStorage = tabStorage): void {
  try {
    storage.removeItem(nameOf(projectId));
  } catch {
    // Storage is blocked, so there is no key to remove.
  }
}

function read(storage: DraftStorage, name: string): string | null {
  try {
    return storage.getItem(name);
  } catch {
    return null;
  }
}
