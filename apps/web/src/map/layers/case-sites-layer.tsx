import type Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import { useMemo } from 'react';
import {
  type CaseLook,
  caseAreaStyles,
  caseOutlineStyle,
  caseRingStyles,
  caseSymbolStyle,
} from '../styles/case-styles.ts';
import { projectOnce } from '../view/project-once.ts';
import { usePointerLeave } from '../view/use-pointer-leave.ts';
import { SITE, useSitePointer } from '../view/use-site-pointer.ts';
import type { WireMultiPolygon, WirePoint } from '../view/wire-point.ts';
import { useMapLayer } from './use-map-layer.ts';
import { createFeature, createLayer, toMultiPolygon } from './vector-layer.ts';

export interface CaseSite {
  readonly projectId: number;
  readonly look: CaseLook;
  /** Shown in the symbol. */
  readonly label: string;
  readonly position: WirePoint;
  readonly outline: WireMultiPolygon;
  readonly assessmentArea: WireMultiPolygon;
}

interface CaseSitesLayerProps {
  readonly sites: readonly CaseSite[];
  /** Marked, because the pointer or the focus is on it, in the list or on the map. */
  readonly markedId: number | null;
  readonly onMark: (projectId: number | null) => void;
  readonly onChoose: (projectId: number) => void;
}

const HIT_PIXELS = 4;

const symbolOf = ({ projectId, look, label, position }: CaseSite): Feature => {
  const feature = createFeature(new Point(projectOnce(position)), caseSymbolStyle(look, label));
  feature.set(SITE, projectId);
  return feature;
};

const outlineOf = ({ projectId, look, outline }: CaseSite): Feature => {
  const feature = createFeature(toMultiPolygon(outline), caseOutlineStyle(look));
  feature.set(SITE, projectId);
  return feature;
};

/** The sites of the cases in a list, distinguished by shape. Pointing at one marks it, a click selects it. */
export function CaseSitesLayer({ sites, markedId, onMark, onChoose }: CaseSitesLayerProps) {
  const outlines = useMemo(() => createLayer(11, sites.map(outlineOf)), [sites]);
  const symbols = useMemo(() => createLayer(13, sites.map(symbolOf)), [sites]);
  const site = sites.find(({ projectId }) => projectId === markedId);
  const area = useMemo(
    () => createLayer(12, site ? [createFeature(toMultiPolygon(site.assessmentArea), caseAreaStyles)] : []),
    [site],
  );
  const ring = useMemo(
    () =>
      createLayer(
        14,
        site ? [createFeature(new Point(projectOnce(site.position)), caseRingStyles), symbolOf(site)] : [],
      ),
    [site],
  );
  useMapLayer(outlines);
  useMapLayer(area);
  useMapLayer(symbols);
  useMapLayer(ring);
  usePointerLeave(() => onMark(null));
  useSitePointer({ hitPixels: HIT_PIXELS, onMark, onChoose });
  return null;
}
