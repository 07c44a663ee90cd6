import type { ProjectMap, Surroundings } from '@quietsite/contracts';
import { centreOf, type DrawnSite, type DrawnZone } from '@quietsite/domain';
import type { Hk80Point } from '@quietsite/geometry';
import { useMemo } from 'react';
import { useProjectMap } from '../../session/use-open-project.ts';
import { usePartDraft } from '../draft/use-draft.ts';
import { siteSource } from './site-draft.ts';
import { useSurroundings } from './use-surroundings.ts';

/** The project as shown on the map: the stored data with the drawing on top. */
export function useShownMap(): ProjectMap | undefined {
  const stored = useProjectMap().data;
  const draft = usePartDraft(siteSource);
  const { found, state } = useSurroundings();
  const site = draft?.isDirty ? draft.value : null;
  const drawnZones = site?.zones;
  const zones = useMemo(() => drawnZones && toShownZones(drawnZones), [drawnZones]);
  const surroundings = useMemo(
    () => stored && (state === 'noSite' ? NO_SURROUNDINGS : found ? toShownArea(stored, found) : null),
    [stored, found, state],
  );
  return useMemo(
    () => (stored && site && zones ? { ...stored, ...surroundings, site: site.parts, zones } : stored),
    [stored, site, zones, surroundings],
  );
}

type Zone = ProjectMap['zones'][number];
type MapSurroundings = Pick<ProjectMap, 'assessmentArea' | 'receiverBuildings' | 'receivers'>;

const NO_SURROUNDINGS: MapSurroundings = { assessmentArea: [], receiverBuildings: [], receivers: [] };

const centres = new WeakMap<DrawnZone, Hk80Point>();

function shownCentre(zone: DrawnZone): Hk80Point {
  const known = centres.get(zone);
  if (known) return known;
  const centre = centreOf(zone);
  centres.set(zone, centre);
  return centre;
}

/** An unstored zone has a negative id. */
function toShownZones(zones: DrawnSite['zones']): Zone[] {
  return zones.map((zone, index) => ({
    id: zone.id ?? -(index + 1),
    name: zone.name,
    calculationType: zone.calculationType,
    outline: zone.outline,
    centre: shownCentre(zone),
    isCentreMoved: zone.movedCentre !== null,
    ...(zone.front && { front: zone.front }),
  }));
}

/** The area after a save. Receivers get negative ids, because they have no results yet. */
function toShownArea(stored: ProjectMap, found: Surroundings): MapSurroundings {
  const known = new Map(stored.receiverBuildings.map((building) => [building.buildingId, building]));
  return {
    assessmentArea: found.assessmentArea,
    receiverBuildings: found.buildings.map((building) => known.get(building.buildingId) ?? toBuilding(building)),
    receivers: found.buildings.map(toReceiver),
  };
}

type NearBuilding = Surroundings['buildings'][number];

const toBuilding = ({ buildingId, kind, name, outline }: NearBuilding): ProjectMap['receiverBuildings'][number] => ({
  buildingId,
  kind,
  ...{ use: null, layerKind: kind, kindReason: '' },
  name,
  heightMetres: null,
  criterion: null,
  isCriterionTyped: false,
  criterionReduction: 0,
  isAdded: false,
  outline,
});

const toReceiver = ({ buildingId, kind, name, position }: NearBuilding): ProjectMap['receivers'][number] => ({
  pointId: -buildingId,
  name: '',
  buildingId,
  buildingName: name,
  kind,
  position,
});
