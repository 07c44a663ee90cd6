import { Button } from '@mantine/core';
import type { Session } from '@quietsite/contracts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../lib/api-error.ts';
import { formatCountdown } from '../../lib/format.ts';
import { resendCode, sendCode } from './auth-calls.ts';
import classes from './auth-card.module.css';
import { AuthCard } from './auth-card.tsx';
import { CardFailure, Refusal } from './card-messages.tsx';
import { DigitBoxes } from './digit-boxes.tsx';
import { completeCode, type Digits, noDigits } from './digit-code.ts';

/** The server's minimum wait before it sends another code (U09, Q53). */
const RESEND_SECONDS = 60;

interface TwoFactorCardProps {
  readonly onSignedIn: (session: Session) => void;
  readonly onBack: () => void;
}

export function TwoFactorCard({ onSignedIn, onBack }: TwoFactorCardProps) {
  const { t } = useTranslation();
  const hintId = useId();
  const [digits, setDigits] = useState(noDigits);
  const [round, setRound] = useState(0);
  const startOver = () => {
    setDigits(noDigits);
    setRound((now) => now + 1);
  };
  const check = useMutation({
    mutationFn: sendCode,
    onSuccess: onSignedIn,
    // If sending failed, the code may still be right. A refused code must be typed again.
    onError: (error) => hasCode(error, 'TWO_FACTOR_INVALID') && startOver(),
  });
  const enter = (next: Digits) => {
    setDigits(next);
    const code = completeCode(next);
    if (code !== null && !check.isPending) check.mutate(code);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    enter(digits);
  };
  const isInvalid = hasCode(check.error, 'TWO_FACTOR_INVALID');
  return (
    <AuthCard title={t('accounts.twoFactor.title')}>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <p id={hintId} className={classes.hint}>
          {t('accounts.twoFactor.hint')}
        </p>
        <DigitBoxes digits={digits} onChange={enter} isInvalid={isInvalid} describedBy={hintId} round={round} />
        {isInvalid && <Refusal lines={[t('accounts.twoFactor.invalid')]} />}
        {check.error && !isInvalid && <CardFailure error={check.error} />}
        <div className={classes.pair}>
          <Button variant="default" size="sm" onClick={onBack}>
            {t('accounts.registration.back')}
          </Button>
          <Button type="submit" size="sm" disabled={completeCode(digits) === null} loading={check.isPending}>
            {t('accounts.twoFactor.submit')}
          </Button>
        </div>
        <Resend onResent={startOver} />
      </form>
    </AuthCard>
  );
}

function Resend({ onResent }: { readonly onResent: () => void }) {
  const { t } = useTranslation();
  const [remaining, restart] = useCountdown(RESEND_SECONDS);
  const resend = useMutation({
    mutationFn: resendCode,
    onSuccess: () => {
      restart();
      onResent();
    },
  });
  const label =
    remaining > 0
      ? t('accounts.twoFactor.resendIn', { time: formatCountdown(remaining) })
      : t('accounts.twoFactor.resend');
  return (
    <>
      <Button variant="subtle" disabled={remaining > 0} loading={resend.isPending} onClick={() => resend.mutate()}>
        {label}
      </Button>
      {resend.error && <CardFailure error={resend.error} />}
      {resend.isSuccess && remaining > 0 && (
        <p className={classes.hint} role="status">
          {t('accounts.twoFactor.resent')}
        </p>
      )}
    </>
  );
}

/** Seconds until an action is possible again, and a function that restarts the countdown. */
function useCountdown(seconds: number): readonly [remaining: number, restart: () => void] {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(Date.now);
  const remaining = Math.max(0, Math.ceil((end - now) / 1000));
  const isRunning = remaining > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  const restart = () => {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1000);
  };
  return [remaining, restart];
}
