import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../lib/api-error.ts';
import { FailureState, LoadingState } from '../../ui/states.tsx';
import classes from './auth-card.module.css';
import { AuthCard } from './auth-card.tsx';
import { Refusal, SignInButton } from './card-messages.tsx';
import { useLinkToken } from './link-token.ts';

interface LinkCardProps<Subject> {
  readonly title: string;
  readonly isWide?: boolean;
  /** Asks the server for the purpose of the link. */
  readonly read: (token: string) => Promise<Subject>;
  /** What to do if the link no longer works. */
  readonly remedy: ReactNode;
  readonly children: (subject: Subject, token: string) => ReactNode;
}

/** The page of an emailed link. Nothing happens until the user has seen its purpose and confirms (U21). */
export function LinkCard<Subject>({ title, isWide = false, read, remedy, children }: LinkCardProps<Subject>) {
  const { t } = useTranslation();
  const token = useLinkToken();
  const link = useQuery({
    queryKey: ['link', title, token],
    queryFn: () => read(token ?? ''),
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <AuthCard title={title} isWide={isWide} hasTitleFocus={link.data === undefined}>
      {token === null && <DeadLink text={t('accounts.link.missing')} />}
      {token !== null && link.isPending && <LoadingState />}
      {hasCode(link.error, 'LINK_INVALID') && <DeadLink text={t('accounts.link.invalid')}>{remedy}</DeadLink>}
      {link.isError && !hasCode(link.error, 'LINK_INVALID') && (
        <FailureState error={link.error} onRetry={() => void link.refetch()} />
      )}
      {token !== null && link.data !== undefined && children(link.data, token)}
    </AuthCard>
  );
}

export function DeadLink({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <>
      <Refusal lines={[text]} />
      {children}
      <div className={classes.actions}>
        <SignInButton />
      </div>
    </>
  );
}
