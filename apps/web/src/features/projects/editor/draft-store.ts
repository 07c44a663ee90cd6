import { emptyInformation, type ProjectInformation } from '@quietsite/domain';
import { clampRadius } from '../../../lib/radius.ts';
import { informationFields } from '../information/information.ts';

/** Unsaved input. It survives a reload and the end of a session, but not closing the tab (Q22). */
interface Draft {
  readonly information: ProjectInformation;
  /** The values it is based on and their revision. The revision is null for a new project. */
  readonly base: ProjectInformation;
  readonly revision: number | null;
}

interface KeptDraft extends Draft {
  readonly userId: number;
}

/** The subset of Storage used here. */
interface DraftStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Null for the draft of a new project. */
type DraftId = number | null;

const keyOf = (id: DraftId) => `quietsite.draft.${id ?? 'new'}`;

export function createDraftStore(storage: DraftStorage) {
  return {
    keep(userId: number, id: DraftId, draft: Draft): void {
      try {
        const information = withNumber(draft.information);
        storage.setItem(keyOf(id), JSON.stringify({ ...draft, information, userId } satisfies KeptDraft));
      } catch {
        // Storage is full or blocked. The form still has everything.
      }
    },

    /** Only for the user who typed it. Another user's draft is discarded. */
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

/** A half-typed radius is not a number, which JSON cannot represent. */
function withNumber(information: ProjectInformation): ProjectInformation {
  return { ...information, bufferRadiusMetres: clampRadius(information.bufferRadiusMetres) };
}

/** A draft from an older version of the page may have other fields. */
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
