import { Button } from '@mantine/core';
import { notifications, notificationsStore } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { canRetry, isNoAnswer } from '../../lib/api-error.ts';
import { failureReference, failureText } from '../failure-text.ts';
import classes from './toasts.module.css';

/** Errors without a response have one cause: only the newest is shown, until the server is back. */
export const NO_ANSWER_TOAST = 'no-answer';
/** An action that failed stays undone when the server returns, so its message stays with its Retry button. */
const UNANSWERED_ACTION_TOAST = 'unanswered-action';

interface FailureOptions {
  /** The same error again replaces its toast. */
  readonly id: string;
  /** Names what failed. */
  readonly title: string;
  readonly onRetry?: () => void;
}

interface ToastText {
  /** The same message again replaces its toast. */
  readonly id?: string;
  readonly title: string;
  readonly text: string;
  /** Next steps; all of them are also available without the toast. */
  readonly actions?: readonly { readonly label: string; readonly act: () => void }[];
  /** Stays until closed or answered. */
  readonly isStaying?: boolean;
}

/** Time to read the options and choose one. */
const CHOICE_MILLISECONDS = 12_000;

/** An error stays until it is closed or retried. */
export function showFailure(error: unknown, { id, title, onRetry }: FailureOptions): void {
  const toastId = replaceNoAnswer(error, onRetry !== undefined) ?? id;
  notifications.show({
    id: replaceMessage(toastId),
    color: 'signal',
    autoClose: false,
    icon: <IconAlertTriangle size={17} aria-hidden />,
    title,
    role: 'alert',
    closeButtonProps: { 'aria-label': i18next.t('action.close') },
    message: (
      <FailureMessage error={error} onRetry={onRetry && canRetry(error) ? () => retry(toastId, onRetry) : undefined} />
    ),
  });
}

/** The id of a message about a missing response, which replaces the previous one; null for other errors. */
function replaceNoAnswer(error: unknown, hasRetry: boolean): string | null {
  if (!isNoAnswer(error)) return null;
  for (const earlier of [NO_ANSWER_TOAST, UNANSWERED_ACTION_TOAST]) hideMessage(earlier);
  return hasRetry ? UNANSWERED_ACTION_TOAST : NO_ANSWER_TOAST;
}

function retry(toastId: string, onRetry: () => void): void {
  hideMessage(toastId);
  onRetry();
}

function FailureMessage({ error, onRetry }: { readonly error: unknown; readonly onRetry: (() => void) | undefined }) {
  const reference = failureReference(error);
  return (
    <>
      {failureText(error)}
      <span className={classes.foot}>
        {onRetry && (
          <Button variant="default" size="compact-xs" onClick={onRetry}>
            {i18next.t('action.retry')}
          </Button>
        )}
        {reference && <small>{reference}</small>}
      </span>
    </>
  );
}

/** Hides a message that has been read, or that covers what it is about. */
export function hideMessage(id: string): void {
  const shownId = shownIds.get(id);
  if (shownId !== undefined) notifications.hide(shownId);
}

/** Message ids, mapped to the ids of their toasts. */
const shownIds = new Map<string, string>();
let shownCount = 0;

/** A toast that reuses an id would disappear when the earlier one times out, so each has its own. */
function replaceMessage(id: string): string {
  hideMessage(id);
  shownCount += 1;
  const shownId = `${id}-${shownCount}`;
  shownIds.set(id, shownId);
  return shownId;
}

export function showSuccess(toast: ToastText): void {
  show('leaf', <IconCheck size={17} aria-hidden />, toast);
}

export function showNotice(toast: ToastText): void {
  show('harbour', <IconInfoCircle size={17} aria-hidden />, toast);
}

export function showWarning(toast: ToastText): void {
  show('signal', <IconAlertTriangle size={17} aria-hidden />, toast, 12_000);
}

/** Toast ids, mapped to the labels of their buttons. */
const shownButtons = new Map<string, readonly string[]>();

/** The button labels of all visible toasts. Forgets toasts that have closed. */
function listShownButtons(): ReadonlySet<string> {
  const { notifications: shown, queue } = notificationsStore.getState();
  const ids = new Set([...shown, ...queue].map(({ id }) => id));
  for (const id of shownButtons.keys()) if (!ids.has(id)) shownButtons.delete(id);
  return new Set([...shownButtons.values()].flat());
}

/** Leaves out buttons that another toast already shows, and skips a toast that would add nothing. */
function show(color: string, icon: ReactNode, toast: ToastText, milliseconds = 7000): void {
  const { id, title, text, isStaying = false } = toast;
  const ownId = id && replaceMessage(id);
  const others = listShownButtons();
  const actions = (toast.actions ?? []).filter(({ label }) => !others.has(label));
  if (text === '' && toast.actions && actions.length === 0) return;
  const shownId = notifications.show({
    ...(ownId ? { id: ownId } : {}),
    color,
    icon,
    title,
    message:
      actions.length === 0 ? (
        text
      ) : (
        <Choice text={text} actions={actions} onChosen={() => notifications.hide(shownId)} />
      ),
    autoClose: isStaying ? false : actions.length > 1 ? CHOICE_MILLISECONDS : milliseconds,
    role: 'status',
    closeButtonProps: { 'aria-label': i18next.t('action.close') },
  });
  if (actions.length > 0)
    shownButtons.set(
      shownId,
      actions.map(({ label }) => label),
    );
}

interface ChoiceProps {
  readonly text: string;
  readonly actions: NonNullable<ToastText['actions']>;
  readonly onChosen: () => void;
}

/** A long label wraps to a second line. */
const labels = { root: classes.action ?? '', label: classes.label ?? '' };

function Choice({ text, actions, onChosen }: ChoiceProps) {
  const choose = (act: () => void) => {
    onChosen();
    act();
  };
  return (
    <>
      {text}
      <span className={classes.foot}>
        {actions.map(({ label, act }) => (
          <Button key={label} classNames={labels} variant="default" size="compact-xs" onClick={() => choose(act)}>
            {label}
          </Button>
        ))}
      </span>
    </>
  );
}
