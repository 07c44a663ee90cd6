import type Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import { unByKey } from 'ol/Observable.js';
import { useEffect, useMemo } from 'react';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import {
  type CaseLook,
  caseAreaStyles,
  caseOutlineStyle,
  caseRingStyles,
  caseSymbolStyle,
} from '../styles/case-styles.ts';
import { useMap } from '../view/map-holder.tsx';
import { projectOnce } from '../view/project-once.ts';
import { usePointerLeave } from '../view/use-pointer-leave.ts';
import type { WireMultiPolygon, WirePoint } from '../view/wire-point.ts';
import { useMapLayer } from './use-map-layer.ts';
import { createFeature, createLayer, toMultiPolygon } from './vector-layer.ts';

export interface CaseSite {
  readonly projectId: number;
  readonly look: CaseLook;
  /** In the symbol. */
  readonly label: string;
  readonly position: WirePoint;
  readonly outline: WireMultiPolygon;
  readonly assessmentArea: WireMultiPolygon;
}

interface CaseSitesLayerProps {
  readonly sites: readonly CaseSite[];
  /** Marked, because the pointer or the focus is on it in the list or here. */
  readonly markedId: number | null;
  readonly onMark: (projectId: number | null) => void;
  readonly onChoose: (projectId: number) => void;
}

const HIT_PIXELS = 4;
const CASE = 'case';

const symbolOf = ({ projectId, look, label, position }: CaseSite): Feature => {
  const feature = createFeature(new Point(projectOnce(position)), caseSymbolStyle(look, label));
  feature.set(CASE, projectId);
  return feature;
};

const outlineOf = ({ projectId, look, outline }: CaseSite): Feature => {
  const feature = createFeature(toMultiPolygon(outline), caseOutlineStyle(look));
  feature.set(CASE, projectId);
  return feature;
};

/** The sites of the cases in a list, told apart by shape. Pointing at one marks it, a click chooses it. */
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
  useCasePointer(onMark, onChoose);
  return null;
}

function useCasePointer(onMark: (projectId: number | null) => void, onChoose: (projectId: number) => void): void {
  const map = useMap();
  const newest = useLatestRef({ onMark, onChoose });
  usePointerLeave(() => onMark(null));
  useEffect(() => {
    const find = (pixel: number[]): number | null => {
      const id = map.forEachFeatureAtPixel(pixel, (feature) => feature.get(CASE) as unknown, {
        hitTolerance: HIT_PIXELS,
      });
      return typeof id === 'number' ? id : null;
    };
    const clicks = map.on('singleclick', ({ pixel }) => {
      const id = find(pixel);
      if (id !== null) newest.current.onChoose(id);
    });
    const moves = map.on('pointermove', ({ dragging, pixel }) => {
      if (dragging) return;
      const id = find(pixel);
      map.getTargetElement().style.cursor = id === null ? '' : 'pointer';
      newest.current.onMark(id);
    });
    return () => {
      unByKey([clicks, moves]);
      const target = map.getTargetElement();
      if (target) target.style.cursor = '';
    };
  }, [map, newest]);
}
