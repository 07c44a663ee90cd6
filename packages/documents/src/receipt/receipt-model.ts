import type { Language } from '@quietsite/domain';
import type { DocumentDate } from '../summary/summary-model.ts';
import type { FooterWords, ReceiptWords } from '../words/document-words.ts';

/** Every word of the page, ready to be set. */
export interface ReceiptModel {
  readonly language: Language;
  readonly words: ReceiptWords['template'] & FooterWords;
  readonly documentTitle: string;
  readonly documentDate: DocumentDate;
  readonly sampleMark: string;
  readonly project: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly files: readonly { readonly name: string; readonly size: string; readonly sha256: string }[];
  /** What the table had no room for; '' when it has everything. */
  readonly more: string;
  readonly bundleHash: string;
  /** What a fingerprint is, for those who hand in. */
  readonly about: string;
  readonly verification: { readonly before: string; readonly command: string; readonly after: string };
  readonly footer: { readonly product: string; readonly run: string; readonly submitted: string };
}
