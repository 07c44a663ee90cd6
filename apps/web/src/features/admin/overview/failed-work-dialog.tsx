import type { FailedWork } from '@quietsite/contracts';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatInstantMinute, projectTitle } from '../../../lib/format.ts';
import { projectPath, routes } from '../../../lib/routes.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { AppModal } from '../../../ui/dialogs/app-modal.tsx';
import { EmptyState, QueryState } from '../../../ui/states.tsx';
import { failedWorkQuery } from '../admin-calls.ts';
import classes from './overview.module.css';

/** What failed and when, with a link to its project. */
export function FailedWorkDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const query = useQuery({ ...failedWorkQuery, enabled: isOpen });
  const columns = useMemo(() => listColumns(t), [t]);
  return (
    <AppModal isOpen={isOpen} title={t('portal.overview.failed.title')} width={760} onClose={onClose}>
      <QueryState query={query} />
      {query.data?.length === 0 && <EmptyState title={t('portal.overview.failed.none')} />}
      {query.data && query.data.length > 0 && (
        <DataTable
          label={t('portal.overview.failed.title')}
          columns={columns}
          rows={query.data}
          rowKey={(work) => query.data.indexOf(work)}
          maxHeight={420}
        />
      )}
    </AppModal>
  );
}

const listColumns = (t: TFunction): readonly Column<FailedWork>[] => [
  {
    ...{ id: 'failedAt', title: t('portal.failed.at'), width: 164, sortValue: ({ failedAt }) => failedAt },
    cell: ({ failedAt }) => formatInstantMinute(failedAt),
  },
  {
    ...{ id: 'kind', title: t('portal.failed.what'), width: 110, sortValue: ({ kind }) => kind },
    cell: ({ kind }) => t(`portal.failed.kind.${kind}`),
  },
  {
    ...{ id: 'project', title: t('portal.failed.project'), sortValue: ({ project }) => project?.title ?? '' },
    cell: ({ project }) =>
      project ? (
        <Link className={classes.link} to={projectPath(routes.home, project.id)}>
          {projectTitle(project)}
        </Link>
      ) : (
        '\u2013'
      ),
  },
  { id: 'reason', title: t('portal.failed.reason'), width: 210, cell: (work) => describeFailure(t, work) },
];

const known = ['PRINTING_TOO_LONG', 'PRINTING_FAILED'] as const;

/** The server logs explain all other codes. */
function describeFailure(t: TFunction, { kind, errorCode }: Pick<FailedWork, 'kind' | 'errorCode'>): string {
  if (kind === 'mail') return t('portal.failed.mailReason');
  const code = known.find((one) => one === errorCode);
  return code ? t(`portal.failed.code.${code}`) : (errorCode ?? t('portal.failed.unknown'));
}
