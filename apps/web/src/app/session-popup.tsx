import { Button, Group } from '@mantine/core';
import type { Session } from '@quietsite/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../lib/api-error.ts';
import { formatCountdown } from '../lib/format.ts';
import { extendSession, sessionKey, useSession } from '../session/use-session.ts';
import { AppModal } from '../ui/dialogs/app-modal.tsx';
import { failureText } from '../ui/failure-text.ts';
import classes from './session-popup.module.css';

export function SessionPopup() {
  const session = useSession().data;
  return session ? <Countdown session={session} /> : null;
}

function Countdown({ session }: { readonly session: Session }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [now, setNow] = useState(Date.now);
  // On a page loaded just before the session ends, the project list opens too. The popup mounts later, to be on top.
  const [isSettled, setSettled] = useState(false);
  const remaining = computeRemainingSeconds(session.expiresAt, now);
  const extension = useMutation({
    mutationFn: () => extendSession(client),
    onError: (error) => {
      if (hasCode(error, 'NOT_SIGNED_IN')) client.setQueryData(sessionKey, null);
    },
  });
  const { mutate } = extension;
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      setSettled(true);
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  useActivity(session, mutate);
  const hasEnded = remaining <= 0;
  useEffect(() => {
    // The server decides whether the session has ended; if so, the gate redirects to the sign-in card.
    if (hasEnded) void client.invalidateQueries({ queryKey: sessionKey });
  }, [hasEnded, client]);
  if (!isSettled || !isSessionEnding(remaining)) return null;
  return (
    <AppModal isOpen title={t('session.title')} onClose={() => mutate()} width={380}>
      <p className={classes.text}>{t('session.remaining')}</p>
      <p className={classes.time} role="timer">
        {formatCountdown(remaining)}
      </p>
      <p className={classes.text}>{t('session.released')}</p>
      {extension.error && (
        <p className={classes.failed} role="alert">
          {t('session.notExtended')} {failureText(extension.error)}
        </p>
      )}
      <Group justify="flex-end" mt="md">
        <Button data-autofocus loading={extension.isPending} onClick={() => mutate()}>
          {t('session.extend')}
        </Button>
      </Group>
    </AppModal>
  );
}

function useActivity(session: Session, extend: () => void): void {
  const reportedAt = useRef(Date.now());
  useEffect(() => {
    const onActivity = () => {
      const now = Date.now();
      const sinceReport = (now - reportedAt.current) / 1000;
      if (!isActivityReported(computeRemainingSeconds(session.expiresAt, now), sinceReport)) return;
      reportedAt.current = now;
      extend();
    };
    const events = ['mousemove', 'click', 'keydown'] as const;
    for (const event of events) document.addEventListener(event, onActivity, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, onActivity);
    };
  }, [session.expiresAt, extend]);
}

/**
 * The popup opens when less time than this remains. At exactly this value there is no popup and activity does not
 * extend the session (Q59).
 */
const WARNING_SECONDS = 600;
/** Minimum time between two reports of activity. */
const REPORT_SECONDS = 60;

export function computeRemainingSeconds(expiresAt: string, now: number): number {
  return (Date.parse(expiresAt) - now) / 1000;
}

export function isSessionEnding(remainingSeconds: number): boolean {
  return remainingSeconds < WARNING_SECONDS;
}

/** Activity extends the session only while more than ten minutes remain, and not with every key press. */
export function isActivityReported(remainingSeconds: number, secondsSinceReport: number): boolean {
  return remainingSeconds > WARNING_SECONDS && secondsSinceReport >= REPORT_SECONDS;
}
