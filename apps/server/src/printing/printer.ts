import { type ReceiptModel, type SummaryModel, templatesUrl } from '@quietsite/documents';
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
  /** Finishes what was ordered, then ends the thread. */
  close(): Promise<void>;
}

const TIME_LIMIT_MS = 60_000;

export function createPrinter({ fontPaths = [], timeLimitMs = TIME_LIMIT_MS }: PrinterOptions = {}): Printer {
  const typst = createWorkerThread<TypstOrder, Uint8Array>({
    entry: new URL('./typst-worker.ts', import.meta.url),
    workerData: { templatesUrl: templatesUrl.href, fontPaths },
    timeLimitMs,
  });
  const print = async (order: TypstOrder) => compressPdf(await typst.run(order), timeLimitMs);
  return {
    printSummary: (model, mapSvg) =>
      print({ template: 'summary.typ', inputs: { model: JSON.stringify(model), map: mapSvg } }),
    printReceipt: (model) => print({ template: 'receipt.typ', inputs: { model: JSON.stringify(model) } }),
    close: () => typst.close(),
  };
}
