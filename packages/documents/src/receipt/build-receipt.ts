import type { BundleFile, Language } from '@quietsite/domain';
import { toDocumentDate } from '../text/document-date.ts';
import { showHongKongTime } from '../text/hong-kong-time.ts';
import { printable } from '../text/printable.ts';
import { NOTHING } from '../text/show-level.ts';
import type { ReceiptWords } from '../words/document-words.ts';
import { documentWordsOf } from '../words/document-words-of.ts';
import type { ReceiptModel } from './receipt-model.ts';

export interface ReceiptInput {
  readonly projectTitle: string;
  readonly projectVersion: number | null;
  readonly number: number;
  readonly submittedBy: string;
  readonly email: string;
  readonly roleInProject: string;
  readonly submittedAt: Date;
  readonly runId: number;
  readonly engineVersion: string;
  readonly inputHash: string;
  readonly bundleHash: string;
  readonly files: readonly Pick<BundleFile, 'name' | 'kind' | 'sizeBytes' | 'sha256'>[];
  /** The buildings are generated, so nothing submitted is an assessment. */
  readonly isSampleData: boolean;
}

/** Shorter words are not broken, so that an address or a name can be copied from the page. */
const MAX_WORD_LENGTH = 80;

/** Max file names that fit on the page, one line each. */
export const MAX_FILES = 34;

/** One page: what was submitted, by whom, when, and how anyone can verify it. */
export function buildReceipt(input: ReceiptInput, language: Language = 'en'): ReceiptModel {
  const { receipt: words, report } = documentWordsOf(language);
  const { page, ofPages, pageEnd } = report.template;
  const files = input.files.filter(({ kind }) => kind !== 'receipt').sort(compareFiles);
  const shown = files.slice(0, MAX_FILES);
  const time = report.hongKongTime(showHongKongTime(input.submittedAt));
  return {
    ...{ language, words: { ...words.template, page, ofPages, pageEnd } },
    documentTitle: words.documentTitle(input.number, printable(input.projectTitle, MAX_WORD_LENGTH)),
    documentDate: toDocumentDate(input.submittedAt),
    sampleMark: input.isSampleData ? report.title.sampleMark : '',
    project: printable(input.projectTitle),
    facts: listFacts(input, time, words),
    files: shown.map(({ name, sizeBytes, sha256 }) => ({
      ...{ name: printable(name, MAX_WORD_LENGTH), sha256, size: words.bytes(sizeBytes) },
    })),
    more: files.length > shown.length ? words.more(files.length - shown.length) : '',
    bundleHash: input.bundleHash,
    about: words.about,
    verification: {
      before: words.before(files.length),
      command: 'sha256sum -- * | LC_ALL=C sort | sha256sum',
      after: words.after,
    },
    footer: {
      product: 'QuietSite',
      run: report.run(input.runId, input.inputHash.slice(0, 12), input.engineVersion),
      submitted: words.submitted(time),
    },
  };
}

/** The inputs file lists all others, so it comes before attachments and stays on the page if there are many. */
function compareFiles(a: ReceiptInput['files'][number], b: ReceiptInput['files'][number]): number {
  const places = ['document', 'inputs', 'attachment', 'material', 'receipt'];
  return places.indexOf(a.kind) - places.indexOf(b.kind);
}

function listFacts(input: ReceiptInput, time: string, { facts: words }: ReceiptWords): ReceiptModel['facts'] {
  const facts: readonly (readonly [label: string, value: string])[] = [
    [words.submission, String(input.number)],
    [words.version, input.projectVersion === null ? '' : String(input.projectVersion)],
    [words.submitted, time],
    [words.by, input.submittedBy],
    [words.role, input.roleInProject],
    [words.email, input.email],
  ];
  return facts.map(([label, value]) => ({ label, value: printable(value, MAX_WORD_LENGTH).trim() || NOTHING }));
}
