import type { BundleFile } from '@quietsite/domain';
import { toDocumentDate } from '../text/document-date.ts';
import { showHongKongTime } from '../text/hong-kong-time.ts';
import { printable } from '../text/printable.ts';
import { countOf, NOTHING, showCount } from '../text/show-level.ts';
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
  /** The buildings are generated: then nothing that was submitted is an assessment. */
  readonly isSampleData: boolean;
}

/** Shorter words stay whole, so that an address or a name can be copied from the page. */
const LONGEST_WORD = 80;

/** So many lines are on the page beside everything else, each name on one of them. */
export const MOST_FILES = 36;

/** One page: what was submitted, by whom, when, and how anybody can prove it. */
export function buildReceipt(input: ReceiptInput): ReceiptModel {
  const files = input.files.filter(({ kind }) => kind !== 'receipt').sort(inOrder);
  const shown = files.slice(0, MOST_FILES);
  const time = `${showHongKongTime(input.submittedAt)} (Hong Kong time)`;
  return {
    documentTitle: `Receipt of submission ${input.number}: ${printable(input.projectTitle, LONGEST_WORD)}`,
    documentDate: toDocumentDate(input.submittedAt),
    sampleMark: input.isSampleData ? 'SAMPLE DATA - not an assessment' : '',
    project: printable(input.projectTitle),
    facts: listFacts(input, time),
    files: shown.map(({ name, sizeBytes, sha256 }) => ({
      ...{ name: printable(name, LONGEST_WORD), sha256, size: `${showCount(sizeBytes)} bytes` },
    })),
    more: files.length > shown.length ? tellMore(files.length - shown.length) : '',
    bundleHash: input.bundleHash,
    verification: {
      before: `Put the ${countOf(files.length, 'file')} of the submission, without this receipt, into an empty folder and run there:`,
      command: 'sha256sum -- * | LC_ALL=C sort | sha256sum',
      after:
        'The result is the SHA-256 of the submission above when every file is the one that was submitted. A single file is proved by its own SHA-256.',
    },
    footer: {
      product: 'QuietSite',
      run: `Run ${input.runId} · input ${input.inputHash.slice(0, 12)} · engine ${input.engineVersion}`,
      submitted: `Submitted ${time}`,
    },
  };
}

/** The inputs list all others, so that they stay on the page when there are many. */
function inOrder(a: ReceiptInput['files'][number], b: ReceiptInput['files'][number]): number {
  const places = ['document', 'inputs', 'attachment', 'material', 'receipt'];
  return places.indexOf(a.kind) - places.indexOf(b.kind);
}

const tellMore = (count: number) => `And ${countOf(count, 'more file')}, listed with their SHA-256 in Inputs.json.`;

function listFacts(input: ReceiptInput, time: string): ReceiptModel['facts'] {
  const facts: readonly (readonly [label: string, value: string])[] = [
    ['Submission', String(input.number)],
    ['Project version', input.projectVersion === null ? '' : String(input.projectVersion)],
    ['Submitted', time],
    ['Submitted by', input.submittedBy],
    ['Role in project', input.roleInProject],
    ['E-mail', input.email],
  ];
  return facts.map(([label, value]) => ({ label, value: printable(value, LONGEST_WORD).trim() || NOTHING }));
}
