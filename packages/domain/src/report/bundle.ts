import type { CalculationSnapshot } from '../calculation/snapshot.ts';
import type { Verdict } from '../calculation/verdict.ts';
import type { ReportContact } from './check-plan.ts';
import type { PlanProject } from './plan-source.ts';
import type { ReportInput } from './report-input.ts';

export const SUBMISSION_FORMAT = 'quietsite-submission';
/** Increased with every change that an older reader would misread. */
export const SUBMISSION_FORMAT_VERSION = 1;

export type BundleFileKind = 'document' | 'inputs' | 'attachment' | 'material' | 'receipt';

export interface BundleFile {
  readonly name: string;
  readonly kind: BundleFileKind;
  readonly mediaType: string;
  readonly sizeBytes: number;
  /** Lower-case hexadecimal. */
  readonly sha256: string;
}

/**
 * The frozen input of a submission, in addition to its PDFs. It is enough to repeat the run and to compare two
 * submissions.
 */
export interface SubmissionInputs {
  readonly format: typeof SUBMISSION_FORMAT;
  readonly formatVersion: typeof SUBMISSION_FORMAT_VERSION;
  readonly productVersion: string;
  readonly run: {
    readonly id: number;
    readonly engineVersion: string;
    readonly inputHash: string;
    readonly finishedAt: string;
  };
  /** User id, address and role of the submitter (REPORT-49, U04). */
  readonly submitter: { readonly userId: number; readonly name: string } & ReportContact;
  readonly submittedAt: string;
  readonly project: PlanProject;
  /** All receivers of the run, including those not reported. */
  readonly snapshot: CalculationSnapshot;
  /** Rows that work in the evening or at night (Q148); missing in older submissions. */
  readonly restrictedRowIds?: readonly number[] | undefined;
  /** Approved projects nearby, in the order of the snapshot's neighbours. */
  readonly neighbours: readonly { readonly id: number; readonly title: string }[];
  readonly report: ReportInput;
  /** The selected receivers with their names in the report, loudest first. */
  readonly receivers: readonly BundleReceiver[];
  /** Everything else that was submitted. */
  readonly files: readonly BundleFile[];
}

/** Unrounded levels of both runs; null if there is no noise. */
export interface BundleReceiver {
  readonly pointId: number;
  readonly name: string;
  readonly buildingName: string;
  readonly isLeftOut: boolean;
  readonly criterion: number;
  readonly unmitigated: number | null;
  readonly mitigated: number | null;
  readonly withNeighbours: number | null;
  /**
   * For each of the three levels over all days (Q145); null if the receiver is left out, missing in older submissions.
   */
  readonly unmitigatedVerdict?: Verdict | null | undefined;
  readonly verdict?: Verdict | null | undefined;
  readonly withNeighbourVerdict?: Verdict | null | undefined;
}

export const INPUTS_FILE = 'Inputs.json';
export const RECEIPT_FILE = 'Receipt.pdf';

/**
 * Documents keep their names. A user's file with the name of a document or of another file is numbered. Names that
 * differ only in case are equal on many computers.
 */
export function nameBundleFiles<File extends BundleFile>(files: readonly File[]): File[] {
  const taken = new Set([INPUTS_FILE, RECEIPT_FILE].map(toKey));
  return files.map((file) => {
    const name = findFreeName(file.name, taken);
    taken.add(toKey(name));
    return { ...file, name };
  });
}

const toKey = (name: string) => name.normalize('NFC').toLowerCase();

function findFreeName(wanted: string, taken: ReadonlySet<string>): string {
  const dot = wanted.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [wanted.slice(0, dot), wanted.slice(dot)] : [wanted, ''];
  let name = wanted;
  for (let number = 2; taken.has(toKey(name)); number += 1) name = `${stem} (${number})${ending}`;
  return name;
}

/**
 * The output of `sha256sum * | LC_ALL=C sort` in a folder with the files. The hash of the bundle is the hash of these
 * lines. The receipt states the hash and is not part of it.
 */
export function listBundle(files: readonly Pick<BundleFile, 'name' | 'kind' | 'sha256'>[]): string {
  const lines = files.filter(({ kind }) => kind !== 'receipt').map(({ name, sha256 }) => `${sha256}  ${name}\n`);
  return lines.sort().join('');
}
