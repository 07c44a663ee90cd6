import Point from 'ol/geom/Point.js';
import Polygon from 'ol/geom/Polygon.js';
import { useMemo } from 'react';
import { useMapLayer } from '../layers/use-map-layer.ts';
import { createFeature, createLayer, createNamedLayer, toMultiPolygon } from '../layers/vector-layer.ts';
import type { NamedCentre } from '../styles/project-styles.ts';
import { middleOf } from '../styles/shape-name.ts';
import { toGrid, toMap, toMapPolygon } from '../view/projection.ts';
import type { WireMultiPolygon, WirePolygon } from '../view/wire-point.ts';
import { markedSiteStyles, openAirStyle, type SiteLook, siteStyle, stripStyles } from './district-styles.ts';

export interface ShownSite {
  readonly projectId: number;
  /** Includes the word that distinguishes submitted from approved sites. */
  readonly name: string;
  readonly look: SiteLook;
  readonly outline: WireMultiPolygon;
  /** The ground of moving work-fronts. */
  readonly strips: readonly WirePolygon[];
  readonly openAirPlaces: readonly { readonly name: string; readonly position: readonly [number, number] }[];
}

interface DistrictSitesProps {
  readonly sites: readonly ShownSite[];
  readonly markedId: number | null;
}

/**
 * All sites of a district with their fronts and open-air places: a solid line for approved ones, a dashed line and a
 * word for submitted ones.
 */
export function DistrictSites({ sites, markedId }: DistrictSitesProps) {
  const layer = useMemo(() => {
    const features = sites.map(({ look, name, outline }) => {
      const feature = createFeature(toMultiPolygon(outline), siteStyle(look, name));
      return feature;
    });
    return createNamedLayer('zone', features);
  }, [sites]);
  const marked = useMemo(() => {
    const site = sites.find(({ projectId }) => projectId === markedId);
    return createLayer(10.8, site ? [createFeature(toMultiPolygon(site.outline), markedSiteStyles)] : []);
  }, [sites, markedId]);
  const parts = useMemo(() => {
    const strips = sites.flatMap((site) =>
      site.strips.map((strip) => createFeature(new Polygon(toMapPolygon(strip)), stripStyles)),
    );
    const places = sites.flatMap((site) =>
      site.openAirPlaces.map(({ name, position: [east, north] }) =>
        createFeature(new Point(toMap([east, north])), openAirStyle(name)),
      ),
    );
    return createLayer(10.9, [...strips, ...places]);
  }, [sites]);
  useMapLayer(parts);
  useMapLayer(marked);
  useMapLayer(layer);
  return null;
}

/** The extents of site names, which receiver labels must avoid. */
export const listSiteNames = (sites: readonly Pick<ShownSite, 'name' | 'outline'>[]): readonly NamedCentre[] =>
  sites.flatMap(({ name, outline }) => {
    const middle = middleOf(createFeature(toMultiPolygon(outline), []));
    if (!middle) return [];
    const centre = toGrid(middle.getCoordinates());
    return outline.map((part) => ({ name, centre, outline: part, isWhole: true }));
  });
