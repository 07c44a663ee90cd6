import type { ProjectMap } from '@quietsite/contracts';
import Point from 'ol/geom/Point.js';
import Polygon from 'ol/geom/Polygon.js';
import { useEffect, useMemo } from 'react';
import { useStore } from '../../lib/use-store.ts';
import { areaStyle, buildingStyle, centreStyles, siteStyles, zoneStyles } from '../styles/project-styles.ts';
import { RECEIVER_CANVAS } from '../view/map-canvas.ts';
import { useMap } from '../view/map-holder.tsx';
import { toMap, toMapPolygon } from '../view/projection.ts';
import { absentBuildings, showStanding } from './absent-buildings.ts';
import { createBuildingsLayer } from './building-tiles.ts';
import { markAsBuildings } from './find-building.ts';
import { useMapLayer } from './use-map-layer.ts';
import { createFeature, createLayer, toMultiPolygon } from './vector-layer.ts';
import { createZoneNames } from './zone-name-layer.ts';

interface ProjectLayerProps {
  readonly projectMap: ProjectMap;
  /** While centres are being moved, the tool shows them itself. */
  readonly areCentresHidden?: boolean;
}

/** Site, zones, assessment area, receiver buildings and centres of the open project. */
export function ProjectLayer({ projectMap, areCentresHidden = false }: ProjectLayerProps) {
  const { assessmentArea, receiverBuildings, site, zones } = projectMap;
  return (
    <>
      <AreaLayer assessmentArea={assessmentArea} />
      <ReceiverBuildingLayer receiverBuildings={receiverBuildings} />
      <SiteLayer site={site} />
      <ZoneLayer zones={zones} />
      {!areCentresHidden && <CentreLayer zones={zones} />}
    </>
  );
}

// One component per part, so that unchanged parts are not rebuilt and a moved corner does not affect the buildings.

function AreaLayer({ assessmentArea }: Pick<ProjectMap, 'assessmentArea'>) {
  const layer = useMemo(
    () => createLayer(2, [createFeature(toMultiPolygon(assessmentArea), areaStyle)]),
    [assessmentArea],
  );
  useMapLayer(layer);
  return null;
}

function ReceiverBuildingLayer({ receiverBuildings }: Pick<ProjectMap, 'receiverBuildings'>) {
  const { layer, buildings } = useMemo(() => {
    const buildings = receiverBuildings.map(({ outline, kind, buildingId, name }) => {
      const style = buildingStyle(kind);
      const feature = createFeature(toMultiPolygon(outline), style);
      feature.setProperties({ id: buildingId, kind, name }, true);
      return { feature, style };
    });
    const features = buildings.map(({ feature }) => feature);
    const layer = createBuildingsLayer(3, features);
    markAsBuildings(layer);
    return { layer, buildings };
  }, [receiverBuildings]);
  const absent = useStore(absentBuildings);
  useEffect(() => {
    // The images of tiles do not follow their features.
    if (showStanding(buildings, absent)) layer.changed();
  }, [layer, buildings, absent]);
  useMapLayer(layer);
  return null;
}

function SiteLayer({ site }: Pick<ProjectMap, 'site'>) {
  const layer = useMemo(() => createLayer(4, [createFeature(toMultiPolygon(site), siteStyles)]), [site]);
  useMapLayer(layer);
  return null;
}

function ZoneLayer({ zones }: Pick<ProjectMap, 'zones'>) {
  const layer = useMemo(
    () =>
      createLayer(
        5,
        zones.map(({ outline }) => createFeature(new Polygon(toMapPolygon(outline)), zoneStyles)),
      ),
    [zones],
  );
  useMapLayer(layer);
  return null;
}

function CentreLayer({ zones }: Pick<ProjectMap, 'zones'>) {
  const map = useMap();
  const centres = useMemo(
    () =>
      createLayer(
        6,
        zones.map(({ centre }) => createFeature(new Point(toMap(centre)), centreStyles)),
        RECEIVER_CANVAS,
      ),
    [zones],
  );
  const names = useMemo(() => createZoneNames(zones), [zones]);
  useMapLayer(centres);
  useMapLayer(names.layer);
  useEffect(() => {
    const follow = () => names.follow(map.getView().calculateExtent());
    follow();
    map.on('moveend', follow);
    return () => map.un('moveend', follow);
  }, [map, names]);
  return null;
}
