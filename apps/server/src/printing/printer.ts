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
import type { TypstRequest } from './typst-compiler.ts';
import { createWorkerProcess } from './worker-process.ts';

export interface PrinterOptions {
  /** Folders searched for fonts in addition to the system's. */
  readonly fontPaths?: readonly string[];
  /** Applies to each of the two steps of a document. */
  readonly timeLimitMs?: number;
  /** Limits the compiler process, so that a document fails before the host runs out of memory. */
  readonly memoryLimitMegabytes?: number;
  /** Larger sections are compiled in pieces. */
  readonly maxRowsAtOnce?: number;
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
  /** For viewing only, so the file is not compressed. */
  readonly isPreview?: boolean;
}

const TIME_LIMIT_MS = 60_000;
const MEMORY_LIMIT_MEGABYTES = 2048;
/** Multiplies the normal time limit, because an appendix of the largest project has thousands of pages. */
const APPENDIX_TIME_FACTOR = 10;

export function createPrinter(options: PrinterOptions = {}): Printer {
  const { fontPaths = [], timeLimitMs = TIME_LIMIT_MS, maxRowsAtOnce } = options;
  const typst = createWorkerProcess<TypstRequest, Uint8Array>({
    entry: new URL('./typst-worker.ts', import.meta.url),
    parameters: [fileURLToPath(templatesUrl), ...fontPaths],
    timeLimitMs,
    memoryLimitMegabytes: options.memoryLimitMegabytes ?? MEMORY_LIMIT_MEGABYTES,
  });
  const print = async (order: TypstRequest, limitMs = timeLimitMs) => compressPdf(await typst.run(order, limitMs));
  return {
    printSummary: (model, mapSvg) =>
      print({ template: 'summary.typ', inputs: { model: toTemplateInput(model), map: mapSvg } }),
    async printReport(model, { isPreview = false } = {}) {
      const { locationSvg: map, ...words } = model;
      const order = { template: 'report.typ', inputs: { model: toTemplateInput(words), map } };
      return isPreview ? Buffer.from(await typst.run(order)) : print(order);
    },
    printAppendix: (appendix) =>
      printAppendix(appendix, (order) => typst.run(order, timeLimitMs * APPENDIX_TIME_FACTOR), maxRowsAtOnce),
    // The model is passed unchanged, because toTemplateInput would allow line breaks inside its hashes.
    printReceipt: (model) => print({ template: 'receipt.typ', inputs: { model: JSON.stringify(model) } }),
    close: () => typst.close(),
  };
}
