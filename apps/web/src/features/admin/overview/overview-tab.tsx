import { Button } from '@mantine/core';
import type { AdminOverview } from '@quietsite/contracts';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { formatInstantDay } from '../../../lib/format.ts';
import { nameDistrict } from '../../../lib/name-district.ts';
import { projectPath } from '../../../lib/routes.ts';
import { useOpenProjectId } from '../../../session/use-open-project.ts';
import { restoreFocus } from '../../../ui/focus/restore-focus.ts';
import { QueryState } from '../../../ui/states.tsx';
import { overviewQuery } from '../admin-calls.ts';
import { FailedWorkDialog } from './failed-work-dialog.tsx';
import classes from './overview.module.css';
import { FAILED, listItems, type OverviewItem, SHOW } from './overview-items.ts';

/** What needs the administrator's attention, each item with a link. */
export function OverviewTab() {
  const { t } = useTranslation();
  const overview = useQuery(overviewQuery);
  const [parameters, setParameters] = useSearchParams();
  if (!overview.data) return <QueryState query={overview} />;
  const { data } = overview;
  const close = () =>
    setParameters(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete(SHOW);
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <ul className={classes.items} aria-label={t('portal.overview.label')}>
        {listItems(data).map((item) => (
          <Item key={item.id} item={item} overview={data} />
        ))}
      </ul>
      <FailedWorkDialog isOpen={parameters.get(SHOW) === FAILED} onClose={close} />
    </>
  );
}

interface ItemProps {
  readonly item: OverviewItem;
  readonly overview: AdminOverview;
}

function Item({ item: { id, count, path }, overview }: ItemProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const projectId = useOpenProjectId();
  const isClear = count === 0;
  return (
    <li className={classes.item} data-clear={isClear || undefined} aria-labelledby={titleId}>
      <h3 id={titleId}>
        <span className={classes.count}>{isClear ? <IconCheck size={20} aria-hidden /> : count}</span>
        {t(`portal.overview.${id}.title`)}
      </h3>
      <p>
        {isClear ? t(`portal.overview.${id}.none`, { open: overview.invitations.open }) : describe(t, id, overview)}
      </p>
      {!(isClear && id === 'failed') && (
        <Button
          component={Link}
          to={projectPath(path, projectId)}
          variant={isClear ? 'default' : 'filled'}
          size="xs"
          // The button disappears with this tab, unless it opens a dialog.
          onClick={() => id !== 'failed' && restoreFocus(findOpenTab)}
        >
          {t(`portal.overview.${id}.go`)}
        </Button>
      )}
    </li>
  );
}

const findOpenTab = () => document.querySelector<HTMLElement>('main section [role="tab"][aria-selected="true"]');

function describe(t: TFunction, id: OverviewItem['id'], overview: AdminOverview): string {
  const since = (oldestAt: string | null) =>
    oldestAt === null ? '' : t('portal.overview.oldest', { day: formatInstantDay(oldestAt) });
  switch (id) {
    case 'registrations':
      return since(overview.registrations.oldestAt);
    case 'submissions':
      return since(overview.submissions.oldestAt);
    case 'locked':
      return t('portal.overview.locked.text');
    case 'invitations':
      return t('portal.overview.invitations.text', { open: overview.invitations.open });
    case 'districts':
      return overview.districtsWithoutReviewer.map((district) => nameDistrict(t, district)).join(', ');
    case 'failed':
      return t('portal.overview.failed.text', overview.failedWork);
  }
}
