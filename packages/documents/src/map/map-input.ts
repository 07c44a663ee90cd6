import type { ReceiverKind, Verdict } from '@quietsite/domain';
import type { Hk80MultiPolygon, Hk80Point, Hk80Polygon } from '@quietsite/geometry';

/** The content of the map, all in EPSG:2326 (M-01). Pure data: the same input gives a byte-identical image. */
export interface MapInput {
  readonly frame: MapFrame;
  readonly areas: readonly BaseArea[];
  readonly lines: readonly BaseLine[];
  readonly places: readonly BasePlace[];
  /** Buildings around the assessment area, drawn pale. */
  readonly surroundingBuildings: readonly Hk80MultiPolygon[];
  /** Buildings inside the assessment area, coloured by kind. */
  readonly receiverBuildings: readonly { readonly kind: ReceiverKind; readonly outline: Hk80MultiPolygon }[];
  readonly site: Hk80MultiPolygon;
  readonly assessmentArea: Hk80MultiPolygon;
  readonly bufferRadiusMetres: number;
  readonly zones: readonly MapZone[];
  readonly receivers: readonly MapReceiver[];
  /** Number of the loudest receivers drawn larger and labelled; default 20. */
  readonly labelled?: number;
  /** Source of the map data, printed in the corner; '' if there is none. */
  readonly attribution: string;
}

export interface MapFrame {
  readonly widthMm: number;
  readonly heightMm: number;
  /** False omits the legend, for a page that places it itself. */
  readonly hasLegend: boolean;
}

export type AreaKind = 'land' | 'park' | 'pitch' | 'plaza';
export type LineKind = 'major_road' | 'minor_road' | 'footway' | 'rail';

export interface BaseArea {
  readonly kind: AreaKind;
  readonly outline: Hk80MultiPolygon;
}

export interface BaseLine {
  readonly kind: LineKind;
  readonly path: readonly Hk80Point[];
}

export interface BasePlace {
  readonly name: string;
  readonly position: Hk80Point;
}

export interface MapZone {
  readonly name: string;
  readonly outline: Hk80Polygon;
  readonly centre: Hk80Point;
}

export interface MapReceiver {
  readonly label: string;
  /** 1 = loudest. */
  readonly rank: number;
  /** Highest mitigated level, unrounded; null if nothing is audible. */
  readonly level: number | null;
  readonly criterion: number | null;
  /** Null if it is not judged (M-141). */
  readonly verdict: Verdict | null;
  readonly position: Hk80Point;
}
