import type { ProjectMap } from '@quietsite/contracts';
import { FAR_FROM_BUILDING_METRES, isInsideZone } from '@quietsite/domain';
import type { Hk80Point } from '@quietsite/geometry';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMetres } from '../../../lib/format.ts';
import { type BuildingOfPoint, withMoved, withNewPoint, withoutPoint } from '../../../project/receivers/point-edits.ts';
import type { DraftPoint } from '../../../project/receivers/receivers-draft.ts';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { useLatestRef } from '../../../ui/use-latest-ref.ts';
import { findBuildingOfPlace, metresToBuilding } from '../building-near.ts';
import { describePoint } from '../describe-point.ts';
import type { Select } from './use-select.ts';

type BuildingUnder = Pick<ProjectMap['receiverBuildings'][number], 'buildingId' | 'kind' | 'name'>;

export interface NewPlace {
  readonly position: Hk80Point;
  readonly building: BuildingOfPoint | null;
}

/** The actions of map edit modes 4, 5 and 6 on a place or a point (MAP-23 to MAP-25). */
export function usePointModes(select: Select, projectMap: ProjectMap | undefined) {
  const { t } = useTranslation();
  const { refuseZone, isMeant, remindOfDocuments } = usePlaceRules(projectMap);
  const [newPlace, setNewPlace] = useState<NewPlace | null>(null);
  const [typedId, setTypedId] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  /** A confirmation may come between a drag and its effect. */
  const newest = useLatestRef(select);
  const pointOf = (pointId: number) => newest.current.points?.find((point) => point.pointId === pointId);

  return {
    ...{ newPlace, said },
    typed: select.points?.find(({ pointId }) => pointId === typedId) ?? null,
    typePlace: setTypedId,
    place: (position: Hk80Point, under: BuildingUnder | null) => {
      if (refuseZone(position, t('select.add'))) return;
      setNewPlace({ position, building: findBuildingOfPlace(projectMap?.receiverBuildings ?? [], position, under) });
    },
    forgetPlace: () => setNewPlace(null),
    add: (name: string, criterion: number) => {
      const { points, change } = newest.current;
      if (newPlace && points) change(withNewPoint(points, { ...newPlace, name, criterion }));
      setNewPlace(null);
    },
    move: async (pointId: number, position: Hk80Point) => {
      const point = pointOf(pointId);
      if (!point || refuseZone(position, t('select.move')) || !(await isMeant(point, position))) return;
      const { points, change } = newest.current;
      if (points) change(withMoved(points, pointId, position));
      remindOfDocuments(point, t('select.move'));
    },
    remove: (pointId: number) => {
      const { points, change } = newest.current;
      const point = pointOf(pointId);
      if (!points || !point) return;
      change(withoutPoint(points, pointId));
      setSaid(t('select.removed', { name: describePoint(t, point) }));
      remindOfDocuments(point, t('select.remove'));
    },
  };
}

/** The refusals, confirmations and messages about a place or a point. */
function usePlaceRules(projectMap: ProjectMap | undefined) {
  const { t } = useTranslation();
  const { tell, confirm } = useDialogs();
  const refuseZone = (position: Hk80Point, title: string): boolean => {
    const zones = projectMap?.zones ?? [];
    const isInside = isInsideZone(position, zones);
    if (isInside) tell({ title, text: t('select.insideZone') });
    return isInside;
  };
  const isMeant = async (point: DraftPoint, position: Hk80Point): Promise<boolean> => {
    const building = projectMap?.receiverBuildings.find(({ buildingId }) => buildingId === point.buildingId);
    const metres = building ? metresToBuilding(building, position) : null;
    if (metres === null || metres <= FAR_FROM_BUILDING_METRES) return true;
    const text = t('select.far', { metres: formatMetres(metres), building: point.buildingName });
    return confirm({ title: t('select.farTitle'), text });
  };
  /** The loudest residential buildings and schools are the compulsory ones (U42). */
  const remindOfDocuments = (point: DraftPoint, title: string) => {
    if (point.isCompulsory) tell({ title, text: t('select.supportDocuments') });
  };
  return { refuseZone, isMeant, remindOfDocuments };
}

export type PointModes = ReturnType<typeof usePointModes>;
