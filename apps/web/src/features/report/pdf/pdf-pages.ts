/** The elements a page is drawn into: its picture, and above it a text layer for selection and screen readers. */
export interface PageLayers {
  readonly picture: HTMLElement;
  readonly textLayer: HTMLElement;
}

/** A position in a document: its page and the distance from the top, in points. */
export interface PdfPosition {
  readonly page: number;
  readonly top: number;
}

/** A loaded document. All pages have the size of the first (REPORT-54, APPX-01). */
export interface PdfPages {
  readonly count: number;
  /** In points, 72 to the inch. */
  readonly width: number;
  readonly height: number;
  /** As given in the file, or ''. Screen readers use it. */
  readonly language: string;
  /** Named destinations of the file. */
  readonly places: ReadonlyMap<string, PdfPosition>;
  /** The old picture stays until the new one is ready. Returns a function that cancels the drawing. */
  readonly draw: (page: number, scale: number, layers: PageLayers) => () => void;
  readonly close: () => void;
}

/** The gap between and around pages, in pixels. */
export const PAGE_GAP = 12;

interface View {
  readonly scrollTop: number;
  readonly viewHeight: number;
  readonly pageHeight: number;
  readonly count: number;
}

export const topOf = (page: number, pageHeight: number): number => PAGE_GAP + (page - 1) * (pageHeight + PAGE_GAP);

export const totalHeight = (pageHeight: number, count: number): number => topOf(count + 1, pageHeight);

const clampPage = (page: number, count: number) => Math.min(Math.max(page, 1), Math.max(count, 1));

/** The visible pages and one more on either side, because a report may have hundreds of pages. */
export function visiblePages({ scrollTop, viewHeight, pageHeight, count }: View): number[] {
  if (count === 0 || pageHeight <= 0) return [];
  const pitch = pageHeight + PAGE_GAP;
  const first = clampPage(Math.floor((scrollTop - PAGE_GAP) / pitch), count);
  const last = clampPage(Math.floor((scrollTop + viewHeight - PAGE_GAP) / pitch) + 2, count);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The page being read: at a third of the view. */
export function currentPage({ scrollTop, viewHeight, pageHeight, count }: View): number {
  const pitch = pageHeight + PAGE_GAP;
  return clampPage(Math.floor((scrollTop + viewHeight / 3) / pitch) + 1, count);
}

/** Parses a typed page number. Null if the document has no such page. */
export function readPage(text: string, count: number): number | null {
  if (!/^\d{1,5}$/.test(text.trim())) return null;
  const page = Number(text);
  return page >= 1 && page <= count ? page : null;
}

/** Fit to width, or pixels per point. */
export type Zoom = 'fit' | number;

const PIXELS_PER_POINT = 96 / 72;
const ZOOM_STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];

export function scaleOf(zoom: Zoom, pageWidth: number, viewWidth: number): number {
  const fit = Math.max(0.1, (viewWidth - 2 * PAGE_GAP) / pageWidth);
  return zoom === 'fit' ? fit : zoom * PIXELS_PER_POINT;
}

export const percentOf = (scale: number): number => Math.round((100 * scale) / PIXELS_PER_POINT);

export function nextZoom(scale: number, direction: 1 | -1): number {
  const now = scale / PIXELS_PER_POINT;
  const steps =
    direction === 1 ? ZOOM_STEPS.filter((step) => step > now + 0.01) : ZOOM_STEPS.filter((step) => step < now - 0.01);
  return (direction === 1 ? steps[0] : steps.at(-1)) ?? (direction === 1 ? 3 : 0.5);
}
