import { Button } from '@mantine/core';
import type { ProjectMap } from '@quietsite/contracts';
import { IconFocusCentered } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatGrid } from '../../lib/format.ts';
import { routes } from '../../lib/routes.ts';
import { useMapCommands } from '../../map/map-commands.tsx';
import { useProjectMap } from '../../session/use-open-project.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { EmptyState, FailureState, LoadingState } from '../../ui/states.tsx';
import classes from './centre-panel.module.css';

type Zone = ProjectMap['zones'][number];

export function CentrePanel() {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const projectMap = useProjectMap();
  const zones = projectMap.data?.zones;
  return (
    <SidePanel title={t('centre.title')} width={420} onClose={() => navigate(routes.home)}>
      <p className={classes.hint}>{t('centre.hint')}</p>
      {projectMap.isPending && <LoadingState />}
      {projectMap.isLoadingError && <FailureState error={projectMap.error} onRetry={() => void projectMap.refetch()} />}
      {zones?.length === 0 && <EmptyState title={t('centre.empty')} />}
      {zones && zones.length > 0 && <CentreTable zones={zones} />}
    </SidePanel>
  );
}

function CentreTable({ zones }: { readonly zones: readonly Zone[] }) {
  const { t } = useTranslation();
  const { zoomTo } = useMapCommands();
  const columns = useMemo<readonly Column<Zone>[]>(
    () => [
      { id: 'zone', title: t('centre.zone'), cell: (zone) => zone.name, sortValue: (zone) => zone.name },
      { id: 'easting', title: t('centre.easting'), cell: (zone) => formatGrid(zone.centre[0]), isNumeric: true },
      { id: 'northing', title: t('centre.northing'), cell: (zone) => formatGrid(zone.centre[1]), isNumeric: true },
      {
        id: 'zoom',
        title: t('projects.actions'),
        cell: (zone) => (
          <Button
            size="compact-xs"
            variant="default"
            leftSection={<IconFocusCentered size={13} aria-hidden />}
            aria-label={t('action.zoomTo', { name: zone.name })}
            onClick={() => zoomTo(zone.centre)}
          >
            {t('centre.zoom')}
          </Button>
        ),
      },
    ],
    [t, zoomTo],
  );
  return (
    <div className={classes.table}>
      <DataTable label={t('centre.table')} columns={columns} rows={zones} rowKey={(zone) => zone.id} />
    </div>
  );
}
