import type { Language } from '@quietsite/domain';
import type { DocumentDate } from '../summary/summary-model.ts';
import type { FooterWords, ReceiptWords } from '../words/document-words.ts';

/** All text of the page, ready for typesetting. */
export interface ReceiptModel {
  readonly language: Language;
  readonly words: ReceiptWords['template'] & FooterWords;
  readonly documentTitle: string;
  readonly documentDate: DocumentDate;
  readonly sampleMark: string;
  readonly project: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly files: readonly { readonly name: string; readonly size: string; readonly sha256: string }[];
  /** How many files the table leaves out; '' if none. */
  readonly more: string;
  readonly bundleHash: string;
  /** Explains what a fingerprint is, for the submitting user. */
  readonly about: string;
  readonly verification: { readonly before: string; readonly command: string; readonly after: string };
  readonly footer: { readonly product: string; readonly run: string; readonly submitted: string };
}
