import type { TFunction } from 'i18next';
import { formatCriterion, formatMetres } from '../../../lib/format.ts';
import type { Column } from '../../../ui/data-table.tsx';
import { ActionCell, CriterionCell, KindCell, NameCell, NO_VALUE, nameOf, StateCell } from './buildings-cells.tsx';
import type { BuildingRow, BuildingView } from './buildings-rows.ts';
import type { Buildings } from './use-buildings.ts';

const level = (value: number | null) => (value === null ? NO_VALUE : formatCriterion(value));
const metres = (value: number | null) => (value === null ? NO_VALUE : formatMetres(value));

/** The columns of one view. Columns without data in this view are left out. */
export function listColumns(t: TFunction, view: BuildingView, buildings: Buildings): readonly Column<BuildingRow>[] {
  const name: Column<BuildingRow> = {
    id: 'name',
    title: t('siteDetail.buildings.name'),
    cell: (row) => <NameCell row={row} />,
    sortValue: (row) => nameOf(t, row),
  };
  const kind: Column<BuildingRow> = {
    id: 'kind',
    title: t('siteDetail.buildings.type'),
    width: view === 'receivers' ? 210 : 150,
    cell: (row) => <KindCell row={row} buildings={buildings} view={view} />,
    sortValue: (row) => row.kind,
  };
  const state: Column<BuildingRow> = {
    id: 'state',
    title: t('siteDetail.buildings.state'),
    width: 132,
    cell: (row) => <StateCell state={row.state} />,
    sortValue: (row) => row.state,
  };
  const action: Column<BuildingRow> = {
    id: 'action',
    title: t(view === 'nearby' ? 'siteDetail.buildings.addAs' : 'siteDetail.buildings.action'),
    width: view === 'receivers' ? 100 : 200,
    cell: (row) => <ActionCell row={row} buildings={buildings} />,
  };
  const viewColumns =
    view === 'receivers' ? listLevels(t, buildings) : view === 'nearby' || view === 'proposed' ? [listDistance(t)] : [];
  return [name, kind, ...viewColumns, state, action];
}

const listDistance = (t: TFunction): Column<BuildingRow> => ({
  id: 'distance',
  title: t('siteDetail.buildings.distance'),
  width: 110,
  isNumeric: true,
  cell: (row) => metres(row.distanceMetres),
  sortValue: (row) => row.distanceMetres,
});

const listLevels = (t: TFunction, buildings: Buildings): readonly Column<BuildingRow>[] => [
  {
    id: 'height',
    title: t('siteDetail.buildings.height'),
    width: 90,
    isNumeric: true,
    spareBelow: 980,
    cell: (row) => metres(row.heightMetres),
    sortValue: (row) => row.heightMetres,
  },
  {
    id: 'criterion',
    title: t('siteDetail.buildings.criterion'),
    width: 164,
    isNumeric: true,
    cell: (row) => <CriterionCell row={row} buildings={buildings} />,
    sortValue: (row) => row.criterion,
  },
  {
    id: 'reduction',
    title: t('siteDetail.buildings.reduction'),
    width: 116,
    isNumeric: true,
    spareBelow: 980,
    cell: (row) => level(row.reduction),
    sortValue: (row) => row.reduction,
  },
  {
    id: 'inForce',
    title: t('siteDetail.buildings.inForce'),
    width: 122,
    isNumeric: true,
    cell: (row) => <b>{level(row.inForce)}</b>,
    sortValue: (row) => row.inForce,
  },
];
