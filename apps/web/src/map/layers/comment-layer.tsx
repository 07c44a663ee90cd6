import Point from 'ol/geom/Point.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { useMemo } from 'react';
import { MAP_FONT, palette } from '../styles/palette.ts';
import { fill, stroke } from '../styles/strokes.ts';
import { RECEIVER_CANVAS } from '../view/map-canvas.ts';
import type { MapPoint } from '../view/map-point.ts';
import { projectOnce } from '../view/project-once.ts';
import { useMapLayer } from './use-map-layer.ts';
import { createFeature, createLayer } from './vector-layer.ts';

interface CommentPin extends Pick<MapPoint, 'position'> {
  /** '1, 3'. */
  readonly numbers: string;
  /** Dashed until sent. */
  readonly isDraft: boolean;
  readonly isChosen: boolean;
}

/** Right above the receiver's symbol, beside its label. */
const OFFSET = 16;
const PADDING = [2, 4, 1, 4];

function pinStyle({ numbers, isDraft, isChosen }: CommentPin): Style {
  return new Style({
    text: new Text({
      text: numbers,
      font: `600 11px ${MAP_FONT}`,
      offsetX: OFFSET,
      offsetY: -OFFSET,
      padding: PADDING,
      fill: fill(isChosen ? '#fff' : palette.ink),
      backgroundFill: fill(isChosen ? palette.selection : '#fff'),
      backgroundStroke: stroke(isChosen ? palette.selection : palette.ink, 1.5, isDraft ? [3, 2] : undefined),
    }),
  });
}

/** The numbers of comments at the receivers they refer to; the list of comments has the same information as text. */
export function CommentLayer({ pins }: { readonly pins: readonly CommentPin[] }) {
  const layer = useMemo(
    () =>
      createLayer(
        12.5,
        pins.map((pin) => createFeature(new Point(projectOnce(pin.position)), pinStyle(pin))),
        RECEIVER_CANVAS,
      ),
    [pins],
  );
  useMapLayer(layer);
  return null;
}
