import { fileURLToPath } from 'node:url';
import {
  type Appendix,
  type ReceiptModel,
  type ReportModel,
  type SummaryModel,
  templatesUrl,
  toTemplateInput,
} from '@quietsite/documents';
import { compressPdf } from './compress-pdf.ts';
import { printAppendix } from './print-appendix.ts';
import type { TypstOrder } from './typst-compiler.ts';
import { createWorkerProcess } from './worker-process.ts';

export interface PrinterOptions {
  /** Folders searched for fonts in addition to the system's. */
  readonly fontPaths?: readonly string[];
  /** Per document and for each of its two steps. */
  readonly timeLimitMs?: number;
  /** For the compiler process: beyond it the document fails instead of the host. */
  readonly memoryLimitMegabytes?: number;
  /** Larger sections are compiled in pieces. */
  readonly mostRowsAtOnce?: number;
}

export interface Printer {
  /** Deterministic: the same model and map give the same bytes. Throws PrintingError. */
  printSummary(model: SummaryModel, mapSvg: string): Promise<Buffer>;
  /** One page; the same model gives the same bytes. */
  printReceipt(model: ReceiptModel): Promise<Buffer>;
  /** The same model gives the same bytes; a preview is larger but faster. Throws PrintingError. */
  printReport(model: ReportModel, options?: ReportOptions): Promise<Buffer>;
  /** A few hundred pages take seconds, a few thousand a minute. Throws PrintingError. */
  printAppendix(appendix: Appendix): Promise<Buffer>;
  /** Finishes queued documents, then ends the process. */
  close(): Promise<void>;
}

interface ReportOptions {
  /** For viewing only: not packed. */
  readonly isPreview?: boolean;
}

const TIME_LIMIT_MS = 60_000;
const MEMORY_LIMIT_MEGABYTES = 2048;
/** Factor on the normal time limit: an appendix of the largest project has thousands of pages. */
const APPENDIX_PATIENCE = 10;

export function createPrinter(options: PrinterOptions = {}): Printer {
  const { fontPaths = [], timeLimitMs = TIME_LIMIT_MS, mostRowsAtOnce } = options;
  const typst = createWorkerProcess<TypstOrder, Uint8Array>({
    entry: new URL('./typst-worker.ts', import.meta.url),
    parameters: [fileURLToPath(templatesUrl), ...fontPaths],
    timeLimitMs,
    memoryLimitMegabytes: options.memoryLimitMegabytes ?? MEMORY_LIMIT_MEGABYTES,
  });
  const print = async (order: TypstOrder, limitMs = timeLimitMs) => compressPdf(await typst.run(order, limitMs));
  return {
    printSummary: (model, mapSvg) =>
      print({ template: 'summary.typ', inputs: { model: toTemplateInput(model), map: mapSvg } }),
    async printReport(model, { isPreview = false } = {}) {
      const { locationSvg: map, ...words } = model;
      const order = { template: 'report.typ', inputs: { model: toTemplateInput(words), map } };
      return isPreview ? Buffer.from(await typst.run(order)) : print(order);
    },
    printAppendix: (appendix) =>
      printAppendix(appendix, (order) => typst.run(order, timeLimitMs * APPENDIX_PATIENCE), mostRowsAtOnce),
    // Its model needs no preparation: a hash must not be broken up.
    printReceipt: (model) => print({ template: 'receipt.typ', inputs: { model: JSON.stringify(model) } }),
    close: () => typst.close(),
  };
}
