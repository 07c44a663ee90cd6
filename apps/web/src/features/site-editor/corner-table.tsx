import { ActionIcon } from '@mantine/core';
import { type Hk80Point, hk80 } from '@quietsite/geometry';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatGrid } from '../../lib/format.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { GridPair } from '../../ui/grid-pair.tsx';
import classes from './corner-table.module.css';
import { changeFront } from './front/front-steps.ts';
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
  /** False if the ring has only three corners, or the alignment two. */
  readonly isRemovable: boolean;
}

/** The corners of a shape as grid coordinates, the alternative to dragging on the map (SITE-01, U58). */
export function CornerTable({ name, shapeKey, editing, isReadonly, children }: CornerTableProps) {
  const { t } = useTranslation();
  const { site, change } = editing;
  const outline = useMemo(() => listShapes(site).find(({ key }) => key === shapeKey)?.outline ?? [], [site, shapeKey]);
  const zone = Number(/^zone (\d+)$/.exec(shapeKey)?.[1] ?? -1);
  const line = site.zones[zone]?.front?.alignment;
  const rows = useMemo(
    () => (line ? toLineRows(line) : outline.flatMap((ring, index) => toRows(openRing(ring), index))),
    [line, outline],
  );
  const columns = useMemo<readonly Column<CornerRow>[]>(() => {
    const nameOf = ({ ring, index }: CornerRow) => (ring === 0 ? String(index + 1) : `${ring}.${index + 1}`);
    const reshape = (next: typeof outline) => change(withShapes(site, [{ key: shapeKey, outline: next }]));
    const redraw = (alignment: readonly Hk80Point[]) => change(changeFront(site, zone, { alignment }));
    const move = ({ corner, index }: CornerRow, to: Hk80Point) =>
      line ? redraw(line.with(index, to)) : change(moveCorner(site, corner, to));
    const insert = ({ ring, index, corner, next }: CornerRow) => {
      const added = middle(corner, next);
      return line ? redraw(line.toSpliced(index + 1, 0, added)) : reshape(insertCorner(outline, ring, index, added));
    };
    const remove = ({ ring, index }: CornerRow) =>
      line ? redraw(line.toSpliced(index, 1)) : reshape(removeCorner(outline, ring, index));
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
            onApply={(corner) => move(row, corner)}
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
            onClick={() => insert(row)}
          >
            <IconPlus size={14} aria-hidden />
          </ActionIcon>
          <ActionIcon
            size={26}
            aria-label={t('site.corner.remove', { number: nameOf(row) })}
            disabled={!row.isRemovable}
            onClick={() => remove(row)}
          >
            <IconTrash size={14} aria-hidden />
          </ActionIcon>
        </span>
      ),
    };
    return isReadonly ? [number, position] : [number, position, actions];
  }, [t, site, change, outline, shapeKey, zone, line, isReadonly]);
  return (
    <div className={classes.corners}>
      <div className={classes.head}>
        <span>{name}</span>
        {children}
      </div>
      {!isReadonly && <p className={classes.hint}>{t(line ? 'site.front.points' : 'site.corner.hint')}</p>}
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

/** An alignment is extended in its last direction. */
function toLineRows(line: readonly Hk80Point[]): readonly CornerRow[] {
  return line.map((corner, index) => {
    const before = line[index - 1] ?? corner;
    const next = line[index + 1] ?? hk80(2 * corner[0] - before[0], 2 * corner[1] - before[1]);
    return { ring: 0, index, corner, next, isRemovable: line.length > 2 };
  });
}

const middle = (one: Hk80Point, other: Hk80Point): Hk80Point => hk80((one[0] + other[0]) / 2, (one[1] + other[1]) / 2);
