import { VisuallyHidden } from '@mantine/core';
import type { Hk80Point } from '@quietsite/geometry';
import { useEffect, useId, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLayer } from '../../ui/dialogs/escape-stack.ts';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import { TargetAreaMask } from '../layers/target-area-mask.tsx';
import { Crosshair } from '../view/crosshair.tsx';
import { useMap } from '../view/map-holder.tsx';
import { MeasureTip } from '../view/measure-tip.tsx';
import { usePointerLeave } from '../view/use-pointer-leave.ts';
import type { WirePolygon } from '../view/wire-point.ts';
import { aimAt } from './aim.ts';
import { createClickPointer } from './click-pointer.ts';
import { useInteraction } from './use-interaction.ts';
import { useKeyboardAim } from './use-keyboard-aim.ts';
import { usePlaceKeys } from './use-place-keys.ts';

interface PlacePointProps {
  /** The texts beside the pointer, beside the crosshair, and for screen readers. */
  readonly texts: { readonly click: string; readonly here: string; readonly keys: string };
  /** The area the point must be in; shown while the tool is on. */
  readonly within?: WirePolygon;
  readonly onPlace: (point: Hk80Point) => void;
  readonly onCancel: () => void;
}

/** Places one point by pointer or keyboard. If the caller rejects it, the tool stays on. */
export function PlacePoint({ texts, within, onPlace, onCancel }: PlacePointProps) {
  const map = useMap();
  const isKeyboardAim = useKeyboardAim(map);
  const [aim, setAim] = useState<Hk80Point | null>(null);
  const newest = useLatestRef(onPlace);
  const pointer = useMemo(
    () =>
      createClickPointer({
        onMove: ({ coordinate }) => setAim(aimAt(map, coordinate, null).point),
        onClick: ({ coordinate }) => newest.current(aimAt(map, coordinate, null).point),
      }),
    [map, newest],
  );
  useInteraction(pointer);
  usePointerLeave(() => setAim(null));
  useAimAtCentre(isKeyboardAim, setAim);
  usePlaceKeys(isKeyboardAim, () => {
    const middle = map.getView().getCenter();
    if (middle) onPlace(aimAt(map, middle, null).point);
  });
  useLayer(true, { onEscape: onCancel, isModal: false });
  return createPortal(
    <>
      {within && <TargetAreaMask outline={within} />}
      {isKeyboardAim && <Crosshair />}
      {aim && <MeasureTip at={aim} rows={[]} hint={isKeyboardAim ? texts.here : texts.click} />}
      <KeyDescription text={texts.keys} />
    </>,
    map.getTargetElement(),
  );
}

/** The keyboard aims at the centre of the map. */
function useAimAtCentre(isOn: boolean, onAim: (point: Hk80Point) => void): void {
  const map = useMap();
  const newest = useLatestRef(onAim);
  useEffect(() => {
    if (!isOn) return;
    const follow = () => {
      const middle = map.getView().getCenter();
      if (middle) newest.current(aimAt(map, middle, null).point);
    };
    follow();
    map.on('moveend', follow);
    return () => map.un('moveend', follow);
  }, [map, newest, isOn]);
}

/** Describes the keys of the tool to screen readers while the tool is on. */
function KeyDescription({ text }: { readonly text: string }) {
  const map = useMap();
  const id = useId();
  useEffect(() => {
    const element = map.getTargetElement();
    element.setAttribute('aria-describedby', id);
    return () => element.removeAttribute('aria-describedby');
  }, [map, id]);
  return <VisuallyHidden id={id}>{text}</VisuallyHidden>;
}
