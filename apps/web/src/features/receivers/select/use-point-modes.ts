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
import { findBuildingAt, metresToBuilding } from '../building-near.ts';
import { describePoint } from '../describe-point.ts';
import type { Select } from './use-select.ts';

type BuildingAtPoint = Pick<ProjectMap['receiverBuildings'][number], 'buildingId' | 'kind' | 'name'>;

export interface NewPoint {
  readonly position: Hk80Point;
  readonly building: BuildingOfPoint | null;
}

/** The actions of map edit modes 4, 5 and 6 on a position or a point (MAP-23 to MAP-25). */
export function usePointModes(select: Select, projectMap: ProjectMap | undefined) {
  const { t } = useTranslation();
  const { refuseZone, confirmFarMove, remindOfDocuments } = usePositionRules(projectMap);
  const [newPoint, setNewPoint] = useState<NewPoint | null>(null);
  const [typedId, setTypedId] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  /** The draft may have changed while a drag waited for confirmation. */
  const newest = useLatestRef(select);
  const pointOf = (pointId: number) => newest.current.points?.find((point) => point.pointId === pointId);

  return {
    ...{ newPoint, announcement },
    typed: select.points?.find(({ pointId }) => pointId === typedId) ?? null,
    typePosition: setTypedId,
    place: (position: Hk80Point, under: BuildingAtPoint | null) => {
      if (refuseZone(position, t('select.add'))) return;
      setNewPoint({ position, building: findBuildingAt(projectMap?.receiverBuildings ?? [], position, under) });
    },
    cancelNewPoint: () => setNewPoint(null),
    add: (name: string, criterion: number) => {
      const { points, change } = newest.current;
      if (newPoint && points) change(withNewPoint(points, { ...newPoint, name, criterion }));
      setNewPoint(null);
    },
    move: async (pointId: number, position: Hk80Point) => {
      const point = pointOf(pointId);
      if (!point || refuseZone(position, t('select.move')) || !(await confirmFarMove(point, position))) return;
      const { points, change } = newest.current;
      if (points) change(withMoved(points, pointId, position));
      remindOfDocuments(point, t('select.move'));
    },
    remove: (pointId: number) => {
      const { points, change } = newest.current;
      const point = pointOf(pointId);
      if (!points || !point) return;
      change(withoutPoint(points, pointId));
      setAnnouncement(t('select.removed', { name: describePoint(t, point) }));
      remindOfDocuments(point, t('select.remove'));
    },
  };
}

/** The refusals, confirmations and messages about a position or a point. */
function usePositionRules(projectMap: ProjectMap | undefined) {
  const { t } = useTranslation();
  const { notify, confirm } = useDialogs();
  const refuseZone = (position: Hk80Point, title: string): boolean => {
    const zones = projectMap?.zones ?? [];
    const isInside = isInsideZone(position, zones);
    if (isInside) notify({ title, text: t('select.insideZone') });
    return isInside;
  };
  const confirmFarMove = async (point: DraftPoint, position: Hk80Point): Promise<boolean> => {
    const building = projectMap?.receiverBuildings.find(({ buildingId }) => buildingId === point.buildingId);
    const metres = building ? metresToBuilding(building, position) : null;
    if (metres === null || metres <= FAR_FROM_BUILDING_METRES) return true;
    const text = t('select.far', { metres: formatMetres(metres), building: point.buildingName });
    return confirm({ title: t('select.farTitle'), text });
  };
  /** The loudest residential buildings and schools are the compulsory ones (U42). */
  const remindOfDocuments = (point: DraftPoint, title: string) => {
    if (point.isCompulsory) notify({ title, text: t('select.supportDocuments') });
  };
  return { refuseZone, confirmFarMove, remindOfDocuments };
}

export type PointModes = ReturnType<typeof usePointModes>;
