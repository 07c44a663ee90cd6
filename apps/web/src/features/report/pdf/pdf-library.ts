import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  PDFWorker,
  type RenderTask,
  TextLayer,
} from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import type { PagePlace, PdfPages, PdfPlace } from './pdf-pages.ts';

GlobalWorkerOptions.workerSrc = workerUrl;
/** One worker for all files: while the user types there is a new file every second. */
const worker = new PDFWorker();

/** A higher resolution than the screen only costs memory. */
const MAX_PIXELS_PER_PIXEL = 2;

/** The content security policy forbids compilation in the page, so colours are converted without WebAssembly. */
export async function openPdf(file: Blob): Promise<PdfPages> {
  const document = await getDocument({ data: await file.arrayBuffer(), worker, useWasm: false }).promise;
  const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
  const { info } = await document.getMetadata();
  const language = 'Language' in info && typeof info.Language === 'string' ? info.Language : '';
  return {
    ...{ count: document.numPages, width, height, language, places: await readPlaces(document, height) },
    draw: (page, scale, place) => draw(document, page, scale, place),
    close: () => void document.loadingTask.destroy(),
  };
}

/** PDF coordinates start at the bottom of a page, these at the top. */
async function readPlaces(document: PDFDocumentProxy, height: number): Promise<ReadonlyMap<string, PdfPlace>> {
  const named = Object.entries(await document.getDestinations());
  const places = named.map(async ([name, [page, , , fromFoot]]) => {
    const index = await document.getPageIndex(page);
    return [name, { page: index + 1, top: height - Number(fromFoot ?? height) }] as const;
  });
  return new Map(await Promise.all(places));
}

function draw(document: PDFDocumentProxy, number: number, scale: number, place: PagePlace): () => void {
  const drawing: { isOver: boolean; task: RenderTask | null; words: TextLayer | null } = {
    ...{ isOver: false, task: null, words: null },
  };
  const run = async () => {
    const page = await document.getPage(number);
    if (drawing.isOver) return;
    const viewport = page.getViewport({ scale });
    const ratio = Math.min(window.devicePixelRatio, MAX_PIXELS_PER_PIXEL);
    const canvas = createCanvas(viewport.width * ratio, viewport.height * ratio);
    drawing.task = page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] });
    await drawing.task.promise;
    if (drawing.isOver) return;
    place.picture.replaceChildren(canvas);
    const container = window.document.createElement('div');
    drawing.words = new TextLayer({ textContentSource: page.streamTextContent(), container, viewport });
    await drawing.words.render();
    if (!drawing.isOver) place.words.replaceChildren(...container.childNodes);
  };
  run().catch((error: unknown) => {
    // Cancelled drawing is expected to fail. A page that cannot be drawn leaves the others readable.
    if (!drawing.isOver) console.warn(`page ${number} was not drawn`, error);
  });
  return () => {
    drawing.isOver = true;
    drawing.task?.cancel();
    drawing.words?.cancel();
  };
}

function createCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = window.document.createElement('canvas');
  canvas.width = Math.floor(width);
  canvas.height = Math.floor(height);
  return canvas;
}
