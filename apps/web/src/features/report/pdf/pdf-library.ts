import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  PDFWorker,
  type RenderTask,
  TextLayer,
} from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import type { PageLayers, PdfPages, PdfPosition } from './pdf-pages.ts';

GlobalWorkerOptions.workerSrc = workerUrl;
/** One worker for all files, because there is a new file every second while the user types. */
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
    ...{ count: document.numPages, width, height, language, places: await readDestinations(document, height) },
    draw: (page, scale, layers) => draw(document, page, scale, layers),
    close: () => void document.loadingTask.destroy(),
  };
}

/** PDF coordinates start at the bottom of a page. These positions start at the top. */
async function readDestinations(document: PDFDocumentProxy, height: number): Promise<ReadonlyMap<string, PdfPosition>> {
  const destinations = [...(await document.getDestinations())];
  const positions = destinations.map(async ([name, [page, , , fromBottom]]) => {
    const index = await document.getPageIndex(page);
    return [name, { page: index + 1, top: height - Number(fromBottom ?? height) }] as const;
  });
  return new Map(await Promise.all(positions));
}

function draw(document: PDFDocumentProxy, number: number, scale: number, layers: PageLayers): () => void {
  const state: { isCancelled: boolean; task: RenderTask | null; textLayer: TextLayer | null } = {
    ...{ isCancelled: false, task: null, textLayer: null },
  };
  const run = async () => {
    const page = await document.getPage(number);
    if (state.isCancelled) return;
    const viewport = page.getViewport({ scale });
    const ratio = Math.min(window.devicePixelRatio, MAX_PIXELS_PER_PIXEL);
    const canvas = createCanvas(viewport.width * ratio, viewport.height * ratio);
    state.task = page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] });
    await state.task.promise;
    if (state.isCancelled) return;
    layers.picture.replaceChildren(canvas);
    const container = window.document.createElement('div');
    state.textLayer = new TextLayer({ textContentSource: page.streamTextContent(), container, viewport });
    await state.textLayer.render();
    if (!state.isCancelled) layers.textLayer.replaceChildren(...container.childNodes);
  };
  run().catch((error: unknown) => {
    // Cancelled drawing is expected to fail. A page that cannot be drawn leaves the others readable.
    if (!state.isCancelled) console.warn(`page ${number} was not drawn`, error);
  });
  return () => {
    state.isCancelled = true;
    state.task?.cancel();
    state.textLayer?.cancel();
  };
}

function createCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = window.document.createElement('canvas');
  canvas.width = Math.floor(width);
  canvas.height = Math.floor(height);
  return canvas;
}
