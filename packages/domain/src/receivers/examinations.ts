import type { SnapshotReceiver } from '../calculation/snapshot.schema.ts';

/**
 * The criterion during examinations, Leq (30 min) in dB(A); an examination is a dated criterion of a school (M-142).
 */
export const EXAMINATION_CRITERION = 65;

/** Schools that receive noise from the works and for which examination dates matter. */
export function listAffectedSchools<Receiver extends Pick<SnapshotReceiver, 'pointId' | 'kind'>>(
  receivers: readonly Receiver[],
  /** Highest unmitigated levels by point; null or missing if there is no noise there. */
  levels: ReadonlyMap<number, number | null>,
): Receiver[] {
  return receivers.filter(({ pointId, kind }) => kind === 'education' && (levels.get(pointId) ?? null) !== null);
}

/** No dated criterion covers examinations. */
export const lacksExaminations = ({ otherCriteria }: Pick<SnapshotReceiver, 'otherCriteria'>): boolean =>
  otherCriteria.length === 0;
