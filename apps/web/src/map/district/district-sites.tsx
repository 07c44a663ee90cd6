import { useMemo } from 'react';
import { useMapLayer } from '../layers/use-map-layer.ts';
import { createFeature, createLayer, createNamedLayer, toMultiPolygon } from '../layers/vector-layer.ts';
import type { NamedCentre } from '../styles/project-styles.ts';
import { middleOf } from '../styles/shape-name.ts';
import { toGrid } from '../view/projection.ts';
import type { WireMultiPolygon } from '../view/wire-point.ts';
import { markedSiteStyles, type SiteLook, siteStyle } from './district-styles.ts';

export interface ShownSite {
  readonly projectId: number;
  /** Includes the word that distinguishes submitted from approved sites. */
  readonly name: string;
  readonly look: SiteLook;
  readonly outline: WireMultiPolygon;
}

interface DistrictSitesProps {
  readonly sites: readonly ShownSite[];
  readonly markedId: number | null;
}

/** All sites of a district: a solid line for approved ones, a dashed line and a word for submitted ones. */
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
