import {
  type Appendix,
  type ReceiptModel,
  type ReportModel,
  type SummaryModel,
  templatesUrl,
  toTemplateInput,
} from '@quietsite/documents';
import { compressPdf } from './compress-pdf.ts';
import type { TypstOrder } from './typst-compiler.ts';
import { createWorkerThread } from './worker-thread.ts';

export interface PrinterOptions {
  /** Folders searched for fonts besides those of the system. */
  readonly fontPaths?: readonly string[];
  /** For each document and each of its two steps. */
  readonly timeLimitMs?: number;
}

export interface Printer {
  /** The same model and map give the same bytes. Throws PrintingError. */
  printSummary(model: SummaryModel, mapSvg: string): Promise<Buffer>;
  /** One page; the same model gives the same bytes. */
  printReceipt(model: ReceiptModel): Promise<Buffer>;
  /** The same model gives the same bytes; a preview is larger and sooner there. Throws PrintingError. */
  printReport(model: ReportModel, options?: ReportOptions): Promise<Buffer>;
  /** Some hundred pages take seconds, some thousand a minute. Throws PrintingError. */
  printAppendix(appendix: Appendix): Promise<Buffer>;
  /** Finishes what was ordered, then ends the thread. */
  close(): Promise<void>;
}

interface ReportOptions {
  /** For a look at it: not packed. */
  readonly isPreview?: boolean;
}

const TIME_LIMIT_MS = 60_000;
/** Times the limit of the others: an appendix of the largest project has thousands of pages. */
const APPENDIX_PATIENCE = 10;

export function createPrinter({ fontPaths = [], timeLimitMs = TIME_LIMIT_MS }: PrinterOptions = {}): Printer {
  const typst = createWorkerThread<TypstOrder, Uint8Array>({
    entry: new URL('./typst-worker.ts', import.meta.url),
    workerData: { templatesUrl: templatesUrl.href, fontPaths },
    timeLimitMs,
  });
  const print = async (order: TypstOrder, limitMs = timeLimitMs) => compressPdf(await typst.run(order, limitMs));
  return {
    printSummary: (model, mapSvg) =>
      print({ template: 'summary.typ', inputs: { model: toTemplateInput(model), map: mapSvg } }),
    async printReport(model, { isPreview = false } = {}) {
      const order = { template: 'report.typ', inputs: { model: toTemplateInput(model) } };
      return isPreview ? Buffer.from(await typst.run(order)) : print(order);
    },
    printAppendix: ({ model, mapSvg }) =>
      print(
        { template: 'appendix.typ', inputs: { model: toTemplateInput(model), map: mapSvg }, isLarge: true },
        timeLimitMs * APPENDIX_PATIENCE,
      ),
    // Its model is printable already: a hash must stay in one piece.
    printReceipt: (model) => print({ template: 'receipt.typ', inputs: { model: JSON.stringify(model) } }),
    close: () => typst.close(),
  };
}
