import type { Language, Translated } from '@quietsite/domain';
import type { ReportWords } from '../report/words/report-words.ts';
import type * as appendix from './appendix.en.ts';
import type * as map from './map.en.ts';
import type * as receipt from './receipt.en.ts';
import type * as summary from './summary.en.ts';
import type * as tables from './tables.en.ts';

export type AppendixWords = Translated<typeof appendix.english>;
export type MapWords = Translated<typeof map.english>;
export type ReceiptWords = Translated<typeof receipt.english>;
export type SummaryWords = Translated<typeof summary.english>;
export type TableWords = Translated<typeof tables.english>;

/** Page numbers, the same in all documents. */
export type FooterWords = Pick<ReportWords['template'], 'page' | 'ofPages' | 'pageEnd'>;

/** All fixed text of the documents other than the plan. Text that both use comes from the plan. */
export interface DocumentWords {
  readonly language: Language;
  readonly report: ReportWords;
  readonly appendix: AppendixWords;
  readonly map: MapWords;
  readonly receipt: ReceiptWords;
  readonly summary: SummaryWords;
  readonly tables: TableWords;
}
