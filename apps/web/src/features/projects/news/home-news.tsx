import { Button } from '@mantine/core';
import { type NewsKind, type ProjectNewsEntry, projectNewsSchema } from '@quietsite/contracts';
import {
  IconBuilding,
  IconGavel,
  IconMessage,
  type IconProps,
  IconSend,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { requestJson, requestNothing } from '../../../lib/api-client.ts';
import { formatDay, formatInstantDay, formatInstantMinute, projectTitle } from '../../../lib/format.ts';
import { routes } from '../../../lib/routes.ts';
import { projectListKey } from '../../../session/project-queries.ts';
import { useListChange } from '../../../session/use-list-change.ts';
import type { OpeningGoal } from '../list/use-opening.ts';
import classes from './home-news.module.css';

const newsKey = [...projectListKey, 'news'] as const;

interface HomeNewsProps {
  readonly onOpen: (projectId: number, goal: OpeningGoal) => void;
}

/** Changes by others in the user's projects since the last visit. On a failure the column is omitted. */
export function HomeNews({ onOpen }: HomeNewsProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { data } = useQuery({
    queryKey: newsKey,
    queryFn: ({ signal }) => requestJson('/api/projects/news', projectNewsSchema, { signal }),
  });
  const { mutate, isPending } = useListChange<string>({
    change: (until) => requestNothing('/api/projects/news', { method: 'PUT', body: { until } }),
    failureTitle: t('home.news.notMarked'),
    lists: [newsKey],
  });
  if (!data) return null;
  const { entries, since, until } = data;
  return (
    <aside className={classes.news} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('home.news.title')}</h3>
      {entries.length === 0 && <p>{t('home.news.none', { time: formatInstantMinute(since) })}</p>}
      <ul>
        {entries.map((entry) => (
          <Entry
            key={`${entry.projectId} ${entry.kind} ${entry.at} ${entry.who} ${entry.name}`}
            entry={entry}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {entries.length > 0 && (
        <Button variant="default" size="xs" fullWidth loading={isPending} onClick={() => mutate(until)}>
          {t('home.news.markRead')}
        </Button>
      )}
    </aside>
  );
}

const icons: Readonly<Partial<Record<NewsKind, ComponentType<IconProps>>>> = {
  commented: IconMessage,
  resolvedComment: IconMessage,
  returned: IconGavel,
  approved: IconGavel,
  submitted: IconSend,
  addedYou: IconUserPlus,
  neighbourApproved: IconBuilding,
};

/** Where the user can see each change. */
const placeOfNews = {
  commented: routes.review,
  resolvedComment: routes.review,
  returned: routes.review,
  approved: routes.review,
  submitted: routes.review,
  addedYou: routes.home,
  changedInformation: `${routes.editProject}?activeIndex=0`,
  changedSite: `${routes.editProject}?activeIndex=1`,
  changedSchedule: `${routes.editProject}?activeIndex=2`,
  changedEquipment: routes.equipment,
  changedReceivers: routes.select,
  changedMitigation: `${routes.mitigation}/1`,
  changedReport: routes.report,
  neighbourApproved: routes.neighbours,
} as const satisfies Readonly<Record<NewsKind, string>>;

function Entry({ entry, onOpen }: HomeNewsProps & { readonly entry: ProjectNewsEntry }) {
  const { t } = useTranslation();
  const { kind, projectId, projectTitle: title, projectVersion: version, who, count, at, name } = entry;
  const Icon = icons[kind] ?? IconUsers;
  const time = kind === 'neighbourApproved' ? formatDay(formatInstantDay(at)) : formatInstantMinute(at);
  const project = projectTitle({ title, version });
  const what = t(`home.news.${kind}`, { who: who ?? t('home.news.somebody'), count, name: name ?? '' });
  return (
    <li>
      <Icon size={16} aria-hidden />
      <div>
        <button
          type="button"
          aria-label={`${project}: ${what}`}
          onClick={() => onOpen(projectId, { path: placeOfNews[kind] })}
        >
          {project}
        </button>
        <p>{what}</p>
        <time dateTime={at}>{time}</time>
      </div>
    </li>
  );
}
