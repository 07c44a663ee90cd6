import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { readId, routes } from '../lib/routes.ts';
import { useDialogs } from '../ui/dialogs.tsx';

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** The stages of mitigation are pages of one screen, over one draft. */
const screenOf = ({ pathname }: Place): string =>
  pathname.startsWith(`${routes.mitigation}/`) ? routes.mitigation : pathname;

/** Tabs of a panel and receivers on the map change the address without leaving the screen. */
export function isSameScreen(from: Place, to: Place): boolean {
  const projectOf = ({ search }: Place) => readId(new URLSearchParams(search).get('project'));
  return screenOf(from) === screenOf(to) && projectOf(from) === projectOf(to);
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
      const question = { title: t('editor.unsavedTitle'), text: t('editor.unsaved'), isDangerous: true };
      const isYes = await confirm(question, signal);
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
  const discard = useRef(onDiscard);
  const letGo = useRef<(() => void) | null>(null);
  useEffect(() => {
    discard.current = onDiscard;
  });
  const unguard = useCallback(() => {
    if (letGo.current) unsaved.delete(letGo.current);
  }, []);
  useEffect(() => {
    if (!isDirty) return;
    const own = () => {
      unguard();
      discard.current();
    };
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    letGo.current = own;
    unsaved.add(own);
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      letGo.current = null;
      unsaved.delete(own);
      window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [isDirty, unguard]);
  useEffect(() => {
    // What was let go of and is still there, as after a sign-out that failed, is guarded again.
    if (letGo.current) unsaved.add(letGo.current);
  });
  return unguard;
}

interface Way {
  readonly currentLocation: Place;
  readonly nextLocation: Place;
}

/** Signing out has asked already; a session that ended cannot be asked about. */
const isAskedAbout = ({ currentLocation, nextLocation }: Way): boolean =>
  unsaved.size > 0 && nextLocation.pathname !== routes.login && !isSameScreen(currentLocation, nextLocation);

/**
 * Holds back a way out of the screen until the question is answered. The router takes one blocker at a time, so this
 * one stands at the root and answers for every editor.
 */
export function LeaveQuestion(): null {
  const mayLeave = useMayLeave();
  const blocker = useBlocker(isAskedAbout);
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
  return null;
}
