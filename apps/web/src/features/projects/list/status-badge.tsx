import { Badge } from '@mantine/core';
import type { ProjectSummary } from '@quietsite/contracts';
import { useTranslation } from 'react-i18next';
import classes from './projects.module.css';

const colours = { Created: 'gray', Submitted: 'harbour', Approved: 'leaf', Rejected: 'signal' } as const;

export function StatusBadge({ status }: { readonly status: ProjectSummary['status'] }) {
  const { t } = useTranslation();
  return (
    <Badge
      component="span"
      variant="light"
      radius="sm"
      color={colours[status]}
      tt="none"
      fw={500}
      classNames={{ root: classes.status ?? '', label: classes.statusLabel ?? '' }}
    >
      {t(`terms.status.${status}`)}
    </Badge>
  );
}
