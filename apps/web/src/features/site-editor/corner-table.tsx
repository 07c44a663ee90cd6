import { ActionIcon } from '@mantine/core';
import { type Hk80Point, hk80 } from '@quietsite/geometry';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatGrid } from '../../lib/format.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { GridPair } from '../../ui/grid-pair.tsx';
import classes from './corner-table.module.css';
import { insertCorner, listShapes, moveCorner, openRing, removeCorner, withShapes } from './site-steps.ts';
import type { SiteEditing } from './use-site-editing.ts';

interface CornerTableProps {
  readonly name: string;
  readonly shapeKey: string;
  readonly editing: SiteEditing;
  readonly isReadonly: boolean;
  readonly children?: ReactNode;
}

interface CornerRow {
  readonly ring: number;
  readonly index: number;
  readonly corner: Hk80Point;
  readonly next: Hk80Point;
  /** False if the ring has only three corners. */
  readonly isRemovable: boolean;
}

/** The corners of a shape as grid coordinates, the alternative to dragging on the map (SITE-01, U58). */
export function CornerTable({ name, shapeKey, editing, isReadonly, children }: CornerTableProps) {
  const { t } = useTranslation();
  const { site, change } = editing;
  const outline = useMemo(() => listShapes(site).find(({ key }) => key === shapeKey)?.outline ?? [], [site, shapeKey]);
  const rows = useMemo(() => outline.flatMap((ring, index) => toRows(openRing(ring), index)), [outline]);
  const columns = useMemo<readonly Column<CornerRow>[]>(() => {
    const nameOf = ({ ring, index }: CornerRow) => (ring === 0 ? String(index + 1) : `${ring}.${index + 1}`);
    const reshape = (next: typeof outline) => change(withShapes(site, [{ key: shapeKey, outline: next }]));
    const number: Column<CornerRow> = {
      id: 'number',
      title: t('site.corner.number'),
      width: 72,
      cell: nameOf,
    };
    const position: Column<CornerRow> = {
      id: 'position',
      title: t('site.corner.position'),
      cell: (row) =>
        isReadonly ? (
          `${formatGrid(row.corner[0])}, ${formatGrid(row.corner[1])}`
        ) : (
          <GridPair
            name={t('site.corner.name', { number: nameOf(row) })}
            position={row.corner}
            onApply={(corner) => change(moveCorner(site, row.corner, corner))}
          />
        ),
    };
    const actions: Column<CornerRow> = {
      id: 'actions',
      title: t('site.actions'),
      width: 84,
      cell: (row) => (
        <span className={classes.actions}>
          <ActionIcon
            size={26}
            aria-label={t('site.corner.insert', { number: nameOf(row) })}
            onClick={() => reshape(insertCorner(outline, row.ring, row.index, middle(row.corner, row.next)))}
          >
            <IconPlus size={14} aria-hidden />
          </ActionIcon>
          <ActionIcon
            size={26}
            aria-label={t('site.corner.remove', { number: nameOf(row) })}
            disabled={!row.isRemovable}
            onClick={() => reshape(removeCorner(outline, row.ring, row.index))}
          >
            <IconTrash size={14} aria-hidden />
          </ActionIcon>
        </span>
      ),
    };
    return isReadonly ? [number, position] : [number, position, actions];
  }, [t, site, change, outline, shapeKey, isReadonly]);
  return (
    <div className={classes.corners}>
      <div className={classes.head}>
        <span>{name}</span>
        {children}
      </div>
      {!isReadonly && <p className={classes.hint}>{t('site.corner.hint')}</p>}
      <DataTable
        label={t('site.corner.table', { name })}
        columns={columns}
        rows={rows}
        rowKey={({ ring, index }) => `${ring} ${index}`}
        maxHeight={260}
      />
    </div>
  );
}

function toRows(corners: readonly Hk80Point[], ring: number): readonly CornerRow[] {
  return corners.map((corner, index) => ({
    ring,
    index,
    corner,
    next: corners[(index + 1) % corners.length] ?? corner,
    isRemovable: corners.length > 3,
  }));
}

const middle = (one: Hk80Point, other: Hk80Point): Hk80Point => hk80((one[0] + other[0]) / 2, (one[1] + other[1]) / 2);
