import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker, useLocation } from 'react-router';
import { readId, routes } from '../../lib/routes.ts';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { askBeforeLoss } from '../../ui/typed-text.ts';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import { nameLeftPlace } from './left-place.ts';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** The mitigation stages are pages of one screen with one draft. */
const screenOf = ({ pathname }: Address): string =>
  pathname.startsWith(`${routes.mitigation}/`) ? routes.mitigation : pathname;

/** Panel tabs and receivers on the map change the address without leaving the screen. */
export function isSameScreen(from: Address, to: Address): boolean {
  const projectOf = ({ search }: Address) => readId(new URLSearchParams(search).get('project'));
  return screenOf(from) === screenOf(to) && projectOf(from) === projectOf(to);
}

/** The ways to settle the changes of an editor. */
export interface UnsavedWork {
  readonly discard: () => void;
  /** True once everything is stored; otherwise the editor says what prevents it. */
  readonly save: () => Promise<boolean>;
}

/** The editors with unsaved changes; outside React because sign-out also asks. */
const unsaved = new Set<UnsavedWork>();

/** Resolves to true if the user may leave. */
type LeaveGuard = (signal?: AbortSignal) => Promise<boolean>;

/** For work that would be lost and cannot be saved; each guard asks its own question. */
const guards = new Set<LeaveGuard>();

/** True if the user can leave: saved or discarded. Null if closed without an answer. */
export async function settleUnsaved(
  answer: 'save' | 'discard' | null,
  editors: Iterable<UnsavedWork>,
): Promise<boolean> {
  if (answer === 'discard') for (const { discard } of editors) discard();
  if (answer !== 'save') return answer === 'discard';
  // One after the other: each save returns the revision that the next one needs.
  for (const { save } of [...editors]) if (!(await save())) return false;
  return true;
}

type LeftPlace = ReturnType<typeof nameLeftPlace>;

/** Offers 'Save and continue', discard and stay (SHELL-60). Names the screen being left for another (SHELL-89). */
export function useUnsavedQuestion(): (signal?: AbortSignal, place?: LeftPlace) => Promise<'save' | 'discard' | null> {
  const { t } = useTranslation();
  const { choose } = useDialogs();
  return useCallback(
    async (signal, place = null) => {
      const choices = [
        { id: 'cancel', label: t('editor.cancel') },
        { id: 'discard', label: t('editor.closeWithoutSaving') },
        { id: 'save', label: t('editor.saveAndContinue') },
      ] as const;
      const text = place ? t('editor.leaveUnsaved', { place: t(place) }) : t('editor.unsaved');
      const answer = await choose({ title: t('editor.unsavedTitle'), text, choices }, signal);
      return answer === 'cancel' ? null : answer;
    },
    [t, choose],
  );
}

/** Asks before unsaved changes are lost, and saves or discards them; true if there are none. */
export function useLeaveQuestion(): (signal?: AbortSignal, place?: LeftPlace) => Promise<boolean> {
  const ask = useUnsavedQuestion();
  return useCallback(
    async (signal, place = null) => {
      for (const confirmLeave of [...guards]) if (!(await confirmLeave(signal))) return false;
      return unsaved.size === 0 || settleUnsaved(await ask(signal, place), unsaved);
    },
    [ask],
  );
}

/**
 * Asks before something is lost that is neither saved nor an editor's change, such as a proposal that was not accepted.
 */
export function useLeaveGuard(isAtRisk: boolean, confirmLeave: LeaveGuard): void {
  const newest = useLatestRef(confirmLeave);
  useEffect(() => {
    if (!isAtRisk) return;
    const own: LeaveGuard = (signal) => newest.current(signal);
    guards.add(own);
    return () => void guards.delete(own);
  }, [isAtRisk, newest]);
  useUnloadWarning(isAtRisk);
}

/** Asks before the page closes. */
export function useUnloadWarning(isAtRisk: boolean): void {
  useEffect(() => {
    if (!isAtRisk) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isAtRisk]);
}

/** Before an action on stored data: offers to save first; true if nothing is unsaved (EQUIP-58). */
export function useSaveFirst(): (text: string, label: string) => Promise<boolean> {
  const { t } = useTranslation();
  const { choose } = useDialogs();
  return useCallback(
    async (text, label) => {
      if (unsaved.size === 0) return true;
      const choices = [
        { id: 'cancel', label: t('editor.cancel') },
        { id: 'save', label },
      ] as const;
      const answer = await choose({ title: t('editor.unsavedTitle'), text, choices });
      return settleUnsaved(answer === 'save' ? 'save' : null, unsaved);
    },
    [t, choose],
  );
}

/**
 * Every editor asks before unsaved changes are lost: on closing, on leaving for another screen or project, and when the
 * page closes (Q62). Returns a function that turns the question off, so that a save can leave.
 */
export function useUnsavedChanges(isDirty: boolean, onDiscard: () => void, onSave: UnsavedWork['save']): () => void {
  const newest = useLatestRef({ onDiscard, onSave });
  const work = useRef<UnsavedWork | null>(null);
  const unguard = useCallback(() => {
    if (work.current) unsaved.delete(work.current);
  }, []);
  useEffect(() => {
    if (!isDirty) return;
    const own: UnsavedWork = {
      discard: () => {
        unguard();
        newest.current.onDiscard();
      },
      save: async () => {
        const isStored = await newest.current.onSave();
        if (isStored) unguard();
        return isStored;
      },
    };
    work.current = own;
    unsaved.add(own);
    const stopAsking = askBeforeLoss();
    return () => {
      stopAsking();
      work.current = null;
      unsaved.delete(own);
    };
  }, [isDirty, unguard, newest]);
  useUnloadWarning(isDirty);
  useEffect(() => {
    // Discarded changes that still exist, as after a failed sign-out, are guarded again.
    if (work.current) unsaved.add(work.current);
  });
  return unguard;
}

/** Asks before the changes of a draft are lost. */
export const useUnsavedDraft = (
  draft: { readonly isDirty: boolean; readonly discard: () => void } | null,
  save: UnsavedWork['save'],
): (() => void) => useUnsavedChanges(draft?.isDirty === true, () => draft?.discard(), save);

interface Navigation {
  readonly currentLocation: Address;
  readonly nextLocation: Address;
}

/** Sign-out has already asked; after the end of a session it is too late to ask. */
export const isLeaving = ({ currentLocation, nextLocation }: Navigation): boolean =>
  nextLocation.pathname !== routes.login && !isSameScreen(currentLocation, nextLocation);

const needsQuestion = (navigation: Navigation): boolean => unsaved.size + guards.size > 0 && isLeaving(navigation);

/**
 * Blocks navigation until the question is answered. The router allows one blocker at a time, so this one is at the root
 * and serves every editor.
 */
export function LeaveQuestion(): null {
  const mayLeave = useLeaveQuestion();
  const blocker = useBlocker(needsQuestion);
  const isBlocked = blocker.state === 'blocked';
  const { pathname: from } = useLocation();
  const to = blocker.location?.pathname ?? from;
  const latest = useRef(blocker);
  useEffect(() => {
    latest.current = blocker;
  });
  useEffect(() => {
    if (!isBlocked) return;
    const question = new AbortController();
    void mayLeave(question.signal, nameLeftPlace({ from, to })).then((canLeave) => {
      if (question.signal.aborted) return;
      if (canLeave) latest.current.proceed?.();
      else latest.current.reset?.();
    });
    return () => question.abort();
  }, [isBlocked, mayLeave, from, to]);
  return null;
}
