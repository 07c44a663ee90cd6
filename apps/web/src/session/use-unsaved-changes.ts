import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { readId, routes } from '../lib/routes.ts';
import { useDialogs } from '../ui/dialogs.tsx';

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** Tabs of a panel and receivers on the map change the address without leaving the screen. */
export function isSameScreen(from: Place, to: Place): boolean {
  const projectOf = ({ search }: Place) => readId(new URLSearchParams(search).get('project'));
  return from.pathname === to.pathname && projectOf(from) === projectOf(to);
}

/** How each editor with unsaved changes lets go of them; outside React because signing out asks too. */
const unsaved = new Set<() => void>();

/** Asks before unsaved changes are lost, and lets go of them; true when there are none. */
export function useMayLeave(): (signal?: AbortSignal) => Promise<boolean> {
  const { t } = useTranslation();
  const { confirm } = useDialogs();
  return useCallback(
    async (signal) => {
      if (unsaved.size === 0) return true;
      const isYes = await confirm({ title: t('editor.unsavedTitle'), text: t('editor.unsaved') }, signal);
      if (isYes) for (const letGo of unsaved) letGo();
      return isYes;
    },
    [t, confirm],
  );
}

/**
 * Every editor asks before unsaved changes are lost: on closing, on leaving for another screen or project, and when
 * the page goes (Q62). Answers what lets a save leave without being asked.
 */
export function useUnsavedChanges(isDirty: boolean, onDiscard: () => void): () => void {
  const isGuarded = useRef(isDirty);
  const discard = useRef(onDiscard);
  useEffect(() => {
    isGuarded.current = isDirty;
    discard.current = onDiscard;
  });
  const unguard = useCallback(() => {
    isGuarded.current = false;
  }, []);
  useEffect(() => {
    if (!isDirty) return;
    const letGo = () => {
      unguard();
      discard.current();
    };
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    unsaved.add(letGo);
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      unsaved.delete(letGo);
      window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [isDirty, unguard]);
  useQuestion(isGuarded);
  return unguard;
}

/** Holds back a way out of the screen until the question is answered. */
function useQuestion(isGuarded: RefObject<boolean>): void {
  const mayLeave = useMayLeave();
  const blocker = useBlocker(
    // Signing out has asked already; a session that ended cannot be asked about.
    ({ currentLocation, nextLocation }) =>
      isGuarded.current && nextLocation.pathname !== routes.login && !isSameScreen(currentLocation, nextLocation),
  );
  const isBlocked = blocker.state === 'blocked';
  const latest = useRef(blocker);
  useEffect(() => {
    latest.current = blocker;
  });
  useEffect(() => {
    if (!isBlocked) return;
    const question = new AbortController();
    void mayLeave(question.signal).then((isYes) => {
      if (question.signal.aborted) return;
      if (isYes) latest.current.proceed?.();
      else latest.current.reset?.();
    });
    return () => question.abort();
  }, [isBlocked, mayLeave]);
}
