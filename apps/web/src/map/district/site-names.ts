import { createFeature, toMultiPolygon } from '../layers/vector-layer.ts';
import type { NamedCentre } from '../styles/project-styles.ts';
import { middleOf } from '../styles/shape-name.ts';
import { toGrid } from '../view/projection.ts';
import type { ShownSite } from './district-sites.tsx';

/** Where the names of sites stand, so that the labels of receivers give way to them. */
export const listSiteNames = (sites: readonly Pick<ShownSite, 'name' | 'outline'>[]): readonly NamedCentre[] =>
  sites.flatMap(({ name, outline }) => {
    const middle = middleOf(createFeature(toMultiPolygon(outline), []));
    if (!middle) return [];
    const centre = toGrid(middle.getCoordinates());
    return outline.map((part) => ({ name, centre, outline: part }));
  });
