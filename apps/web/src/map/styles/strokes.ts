import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';

export const fill = (color: string) => new Fill({ color });

export const stroke = (color: string, width: number, lineDash?: number[]) =>
  new Stroke(lineDash ? { color, width, lineDash } : { color, width, lineJoin: 'round' });
