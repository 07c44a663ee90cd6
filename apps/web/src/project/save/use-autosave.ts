import { useEffect, useState } from 'react';
import { isNoAnswer } from '../../lib/api-error.ts';
import { useOnReconnect } from '../../session/server-reach.ts';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import type { Draft } from '../draft/use-draft.ts';
import { Autosave } from './autosave.ts';
import { useUnloadWarning } from './use-unsaved-changes.ts';

interface PartSaving {
  readonly error: unknown;
  readonly conflict: unknown;
  readonly save: () => Promise<boolean>;
}

/** Saves a draft automatically (Q121). Returns a function that saves at once and returns true once all is stored. */
export function useAutosave<Value>(
  draft: Draft<Value> | null,
  saving: PartSaving,
  isReadonly: boolean,
): () => Promise<boolean> {
  const newest = useLatestRef({ draft, saving, isReadonly });
  const [autosave] = useState(
    () =>
      new Autosave({
        isDirty: () => !newest.current.isReadonly && newest.current.draft?.read().isDirty === true,
        isWaiting: () => newest.current.saving.conflict !== null,
        save: () => newest.current.saving.save(),
      }),
  );
  const value = draft?.value;
  const isDirty = draft?.isDirty === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change restarts the delay
  useEffect(() => {
    if (isDirty && !isReadonly) autosave.onTyped();
  }, [value, isDirty, isReadonly, autosave]);
  useEffect(() => () => void autosave.flush(), [autosave]);
  useUnloadWarning(isDirty);
  useOnReconnect(() => isNoAnswer(saving.error) && void autosave.flush());
  return () => autosave.flush();
}
