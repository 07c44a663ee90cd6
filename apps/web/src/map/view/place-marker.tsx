import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLayer } from '../../ui/dialogs/escape-stack.ts';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import { useMap } from './map-holder.tsx';
import { readPixel } from './map-pixel.ts';
import classes from './place-marker.module.css';
import { toMap } from './projection.ts';
import { useEachFrame } from './use-each-frame.ts';
import { moverOf } from './view-mover.ts';
import type { WirePoint } from './wire-point.ts';

interface PlaceMarkerProps {
  readonly place: { readonly name: string; readonly position: WirePoint; readonly zoom: number };
  readonly onClose: () => void;
}

/** Moves the map to a place and marks it, until the user clicks the map, presses Escape or closes the marker. */
export function PlaceMarker({ place, onClose }: PlaceMarkerProps) {
  const { t } = useTranslation();
  const map = useMap();
  const marker = useRef<HTMLDivElement>(null);
  const close = useLatestRef(onClose);
  useEffect(() => moverOf(map).goTo(toMap(place.position), place.zoom), [map, place]);
  useEffect(() => {
    const onClick = () => close.current();
    map.on('click', onClick);
    return () => map.un('click', onClick);
  }, [map, close]);
  useLayer(true, { onEscape: onClose, isModal: false });
  useEachFrame(() => {
    const [x, y] = readPixel(map, toMap(place.position)) ?? [];
    if (x === undefined || y === undefined) return;
    marker.current?.style.setProperty('transform', `translate(${x}px, ${y}px) translate(-50%, -100%)`);
  });
  return createPortal(
    <>
      <div ref={marker} className={classes.marker} data-place-marker>
        <div className={classes.name}>
          <span>{place.name}</span>
          <UnstyledButton
            className={classes.close}
            aria-label={t('placeSearch.hideMarker', { name: place.name })}
            onClick={() => {
              onClose();
              map.getTargetElement().focus({ preventScroll: true });
            }}
          >
            <IconX size={14} aria-hidden />
          </UnstyledButton>
        </div>
        <svg className={classes.pin} viewBox="-13 -33 26 34" aria-hidden="true">
          <path d="M0 0C-4-8-11-13-11-20a11 11 0 0 1 22 0C11-13 4-8 0 0Z" />
          <circle cy="-20" r="4" fill="#fff" stroke="none" />
        </svg>
      </div>
      <VisuallyHidden role="status">{t('placeSearch.moved', { name: place.name })}</VisuallyHidden>
    </>,
    map.getTargetElement(),
  );
}
