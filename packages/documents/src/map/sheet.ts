import type { Hk80Point } from '@quietsite/geometry';

/** A position on the sheet in millimetres, x to the right and y down from the frame's upper left corner. */
export type SheetPoint = readonly [xMm: number, yMm: number];

export interface SheetBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How ground coordinates map to the sheet. */
export interface MapView {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly scaleDenominator: number;
  readonly project: (point: Hk80Point) => SheetPoint;
}

export const frameBox = (view: MapView): SheetBox => ({ left: 0, top: 0, right: view.widthMm, bottom: view.heightMm });

/** Hundredths of a millimetre, without trailing zeros. */
export const mm = (value: number): string => String(Math.round(value * 100) / 100);
