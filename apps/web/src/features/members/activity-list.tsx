import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState, FailureState, QueryState } from '../../ui/states.tsx';
import { describeActivity, formatMinute } from './activity-text.ts';
import { activityQuery } from './member-calls.ts';
import classes from './members.module.css';

/** Who did what in the project, newest first. */
export function ActivityList({ projectId }: { readonly projectId: number }) {
  const { t } = useTranslation();
  const activity = useInfiniteQuery(activityQuery(projectId));
  if (!activity.data) return <QueryState query={activity} />;
  const entries = activity.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) {
    return <EmptyState title={t('members.activity.empty')} hint={t('members.activity.emptyHint')} />;
  }
  return (
    <>
      <ol className={classes.activity} aria-label={t('members.activity.list')}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <time dateTime={entry.at}>{formatMinute(entry.at)}</time>
            <span>{describeActivity(t, entry)}</span>
          </li>
        ))}
      </ol>
      {activity.isFetchNextPageError && (
        <FailureState error={activity.error} onRetry={() => void activity.fetchNextPage()} />
      )}
      {activity.hasNextPage && !activity.isFetchNextPageError && (
        <Button
          variant="default"
          className={classes.more ?? ''}
          loading={activity.isFetchingNextPage}
          onClick={() => void activity.fetchNextPage()}
        >
          {t('members.activity.more')}
        </Button>
      )}
    </>
  );
}
