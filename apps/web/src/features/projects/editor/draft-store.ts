import { emptyInformation, type ProjectInformation } from '@quietsite/domain';
import { clampRadius } from '../../../lib/radius.ts';
import { informationFields } from '../information/information.ts';

/** What is typed but not saved: it survives a reload and the end of a session, not the tab (Q22). */
interface Draft {
  readonly information: ProjectInformation;
  /** What it was typed over, and the revision of that; null for a new project. */
  readonly base: ProjectInformation;
  readonly revision: number | null;
}

interface KeptDraft extends Draft {
  readonly userId: number;
}

/** The part of Storage that is needed. */
interface DraftStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Null: the draft of a new project. */
type DraftId = number | null;

const keyOf = (id: DraftId) => `quietsite.draft.${id ?? 'new'}`;

export function createDraftStore(storage: DraftStorage) {
  return {
    keep(userId: number, id: DraftId, draft: Draft): void {
      try {
        const information = withNumber(draft.information);
        storage.setItem(keyOf(id), JSON.stringify({ ...draft, information, userId } satisfies KeptDraft));
      } catch {
        // A full or forbidden storage: the form itself still has everything.
      }
    },

    /** Only for the one who typed it; somebody else's is thrown away. */
    find(userId: number, id: DraftId): Draft | null {
      const kept = parse(storage.getItem(keyOf(id)));
      if (kept?.userId === userId) return kept;
      if (kept) storage.removeItem(keyOf(id));
      return null;
    },

    remove(id: DraftId): void {
      storage.removeItem(keyOf(id));
    },
  };
}

function parse(text: string | null): KeptDraft | null {
  if (text === null) return null;
  try {
    const draft = JSON.parse(text) as Partial<KeptDraft>;
    return isInformation(draft.information) && isInformation(draft.base) ? (draft as KeptDraft) : null;
  } catch {
    return null;
  }
}

/** A radius that is half typed is no number, and JSON would have none. */
function withNumber(information: ProjectInformation): ProjectInformation {
  return { ...information, bufferRadiusMetres: clampRadius(information.bufferRadiusMetres) };
}

/** Of an older version of the page a draft may have other fields. */
function isInformation(value: unknown): value is ProjectInformation {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return informationFields.every((field) => typeof fields[field] === typeof emptyInformation[field]);
}

export const drafts = createDraftStore({
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
  removeItem: (key) => sessionStorage.removeItem(key),
});
