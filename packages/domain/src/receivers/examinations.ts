import type { SnapshotReceiver } from '../calculation/snapshot.schema.ts';

/** During examinations, dB(A) Leq (30 min); an examination is a dated criterion of a school (M-142). */
export const EXAMINATION_CRITERION = 65;

/** Schools at which work is heard and for which the days of examinations matter. */
export function listHeardSchools<Receiver extends Pick<SnapshotReceiver, 'pointId' | 'kind'>>(
  receivers: readonly Receiver[],
  /** Highest unmitigated levels by point; null or missing if there is no noise there. */
  levels: ReadonlyMap<number, number | null>,
): Receiver[] {
  return receivers.filter(({ pointId, kind }) => kind === 'education' && (levels.get(pointId) ?? null) !== null);
}

/** No dated criterion says when examinations are held. */
export const lacksExaminations = ({ otherCriteria }: Pick<SnapshotReceiver, 'otherCriteria'>): boolean =>
  otherCriteria.length === 0;
