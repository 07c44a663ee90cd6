import { VisuallyHidden } from '@mantine/core';
import type { Hk80Point } from '@quietsite/geometry';
import { useEffect, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMap } from '../view/map-holder.tsx';
import { formatArea, formatLength, measureSketch } from '../view/measure-text.ts';
import { MeasureTip, type TipRow } from '../view/measure-tip.tsx';
import type { Aim } from './aim.ts';
import { chooseHint, type SketchKind } from './sketch-pad.ts';

interface DrawingNotesProps {
  readonly kind: SketchKind;
  readonly corners: readonly Hk80Point[];
  readonly aim: Aim | null;
  readonly isKeyboardAim: boolean;
  readonly isMeasured: boolean;
}

/** Figures and hints beside the pointer, and the same for screen readers. */
export function DrawingNotes({ kind, corners, aim, isKeyboardAim, isMeasured }: DrawingNotesProps) {
  const { t } = useTranslation();
  const isCrossing = useMemo(() => kind === 'polygon' && hasCrossing(corners), [kind, corners]);
  const rows = useTipRows(kind, corners, aim, isMeasured);
  const hint = useHint(kind, corners.length, isKeyboardAim);
  const warning = isCrossing ? t('mapTools.crossing') : undefined;
  return (
    <>
      {aim && <MeasureTip at={aim.point} rows={isCrossing ? [] : rows} hint={hint} warning={warning} />}
      <KeyDescription />
      <Announcement kind={kind} corners={corners} warning={warning} />
    </>
  );
}

function useTipRows(
  kind: SketchKind,
  corners: readonly Hk80Point[],
  aim: Aim | null,
  isMeasured: boolean,
): readonly TipRow[] {
  const { t } = useTranslation();
  const { sideMetres, wholeMetres, squareMetres } = measureSketch(kind, corners, aim?.point ?? null);
  if (sideMetres === null) return [];
  const isLine = isMeasured && kind === 'line';
  const rows: TipRow[] = [{ name: t(isLine ? 'mapTools.segment' : 'mapTools.side'), value: formatLength(sideMetres) }];
  if (corners.length > 1) {
    const line = isMeasured ? 'mapTools.total' : 'mapTools.line';
    const name = t(kind === 'line' ? line : 'mapTools.outline');
    rows.push({ name, value: formatLength(wholeMetres) });
  }
  if (squareMetres !== null) rows.push({ name: t('mapTools.area'), value: formatArea(squareMetres) });
  return rows;
}

function useHint(kind: SketchKind, count: number, isKeyboardAim: boolean): string {
  const { t } = useTranslation();
  return t(`mapTools.${chooseHint(kind, count, isKeyboardAim)}`);
}

/** Describes the keys of the tool to screen readers while the tool is on. */
function KeyDescription() {
  const { t } = useTranslation();
  const map = useMap();
  const id = useId();
  useEffect(() => {
    const element = map.getTargetElement();
    element.setAttribute('aria-describedby', id);
    return () => element.removeAttribute('aria-describedby');
  }, [map, id]);
  return <VisuallyHidden id={id}>{t('mapTools.drawingKeys')}</VisuallyHidden>;
}

interface AnnouncementProps extends Pick<DrawingNotesProps, 'kind' | 'corners'> {
  readonly warning: string | undefined;
}

function Announcement({ kind, corners, warning }: AnnouncementProps) {
  const { t } = useTranslation();
  const { wholeMetres, squareMetres } = measureSketch(kind, corners, null);
  const count = corners.length;
  const text = () => {
    if (warning) return warning;
    if (squareMetres !== null) return t('mapTools.cornersWithArea', { count, area: formatArea(squareMetres) });
    if (count > 1) return t('mapTools.cornersWithLength', { count, length: formatLength(wholeMetres) });
    return t('mapTools.corners', { count });
  };
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {text()}
    </VisuallyHidden>
  );
}

type Edge = readonly [Hk80Point, Hk80Point];

/** True if two of the sides drawn so far cross; the closing side does not count yet (SITE-37). */
export function hasCrossing(corners: readonly Hk80Point[]): boolean {
  const sides = corners.slice(1).map((corner, index): Edge => [corners[index] ?? corner, corner]);
  return sides.some((side, index) => sides.slice(index + 2).some((later) => isCrossed(side, later)));
}

const turn = (a: Hk80Point, b: Hk80Point, c: Hk80Point): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));

/** A proper crossing only; touching sides are left to the check of the whole shape. */
function isCrossed([a, b]: Edge, [c, d]: Edge): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}
