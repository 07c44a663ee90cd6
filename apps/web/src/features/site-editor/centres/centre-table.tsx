import { ActionIcon, Tooltip } from '@mantine/core';
import { IconFocusCentered, IconRotateClockwise } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatGrid } from '../../../lib/format.ts';
import { useMapCommands } from '../../../map/view/map-commands.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { GridPair } from '../../../ui/grid-pair.tsx';
import classes from '../detail.module.css';
import { movedToOf, shownCentre, type Zone } from './centre-draft.ts';
import type { Centres } from './use-centres.ts';

interface CentreTableProps {
  readonly zones: readonly Zone[];
  readonly centres: Centres;
}

/** Everything that dragging does can also be typed here. */
export function CentreTable({ zones, centres }: CentreTableProps) {
  const { t } = useTranslation();
  const columns: readonly Column<Zone>[] = [
    {
      id: 'zone',
      title: t('centre.zone'),
      cell: (zone) => <ZoneName zone={zone} centres={centres} />,
      sortValue: (zone) => zone.name,
    },
    {
      id: 'position',
      title: t('siteDetail.centre.position'),
      width: 218,
      isNumeric: true,
      cell: (zone) => <Position zone={zone} centres={centres} />,
    },
    {
      id: 'actions',
      title: t('projects.actions'),
      width: 84,
      cell: (zone) => <Actions zone={zone} centres={centres} />,
    },
  ];
  return (
    <div className={classes.table}>
      <DataTable label={t('centre.table')} columns={columns} rows={zones} rowKey={(zone) => zone.id} />
    </div>
  );
}

interface CellProps {
  readonly zone: Zone;
  readonly centres: Centres;
}

function ZoneName({ zone, centres: { draft } }: CellProps) {
  const { t } = useTranslation();
  const isMoved = draft ? movedToOf(draft.value, zone.id) !== null : zone.isCentreMoved;
  return (
    <span title={zone.name}>
      {zone.name}
      {isMoved && <small className={classes.mark}>{t('siteDetail.centre.moved')}</small>}
    </span>
  );
}

function Position({ zone, centres: { draft, isEditing, saving, move } }: CellProps) {
  const position = draft ? shownCentre(zone, draft.value) : null;
  const isTyped = isEditing && position !== null;
  const text = useMemo(() => (position ?? zone.centre).map(formatGrid).join('  '), [position, zone.centre]);
  if (!isTyped) return <span className={classes.numbers}>{text}</span>;
  return (
    <GridPair
      name={zone.name}
      position={position}
      isDisabled={saving.isPending}
      onApply={(newPosition) => move(zone, newPosition)}
    />
  );
}

function Actions({ zone, centres: { draft, isEditing, saving, reset } }: CellProps) {
  const { t } = useTranslation();
  const { zoomTo } = useMapCommands();
  const isMoved = draft !== null && movedToOf(draft.value, zone.id) !== null;
  return (
    <span className={classes.actions}>
      <Tooltip label={t('action.zoomTo', { name: zone.name })} openDelay={400}>
        <ActionIcon
          aria-label={t('action.zoomTo', { name: zone.name })}
          onClick={() => zoomTo(draft ? shownCentre(zone, draft.value) : zone.centre)}
        >
          <IconFocusCentered size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {isEditing && isMoved && (
        <Tooltip label={t('siteDetail.centre.putBack', { name: zone.name })} openDelay={400}>
          <ActionIcon
            aria-label={t('siteDetail.centre.putBack', { name: zone.name })}
            disabled={saving.isPending}
            onClick={() => reset(zone)}
          >
            <IconRotateClockwise size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </span>
  );
}
