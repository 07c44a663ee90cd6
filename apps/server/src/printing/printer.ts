import { type ReportModel, type SummaryModel, templatesUrl, toTemplateInput } from '@quietsite/documents';
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
  /** The same model gives the same bytes; a preview is larger and sooner there. Throws PrintingError. */
  printReport(model: ReportModel, options?: ReportOptions): Promise<Buffer>;
  /** Finishes what was ordered, then ends the thread. */
  close(): Promise<void>;
}

interface ReportOptions {
  /** For a look at it: not packed. */
  readonly isPreview?: boolean;
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
      print({ template: 'summary.typ', inputs: { model: toTemplateInput(model), map: mapSvg } }),
    async printReport(model, { isPreview = false } = {}) {
      const order = { template: 'report.typ', inputs: { model: toTemplateInput(model) } };
      return isPreview ? Buffer.from(await typst.run(order)) : print(order);
    },
    close: () => typst.close(),
  };
}
