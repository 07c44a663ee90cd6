import type { SnapshotReceiver } from '../calculation/snapshot.schema.ts';
import type { Exemption } from './receiver.schema.ts';

/** Whether anything is claimed. */
export const isClaimed = ({ outOfUse, hasClosedWindows }: Exemption): boolean =>
  hasClosedWindows || outOfUse.length > 0;

/** A claim counts only with a supporting file (M-143). */
export const lacksProof = (exemption: Exemption): boolean => isClaimed(exemption) && exemption.proofId === null;

type CountedExemption = Pick<SnapshotReceiver, 'outOfUse' | 'hasClosedWindows' | 'exemptionFile'>;

/** What counts of an exemption, with the name of the file that shows it: nothing without one (M-143). */
export const countExemption = (exemption: Exemption | null | undefined, fileName: string | null): CountedExemption =>
  exemption && fileName !== null && isClaimed(exemption)
    ? {
        ...(exemption.outOfUse.length > 0 && { outOfUse: exemption.outOfUse }),
        ...(exemption.hasClosedWindows && { hasClosedWindows: true }),
        exemptionFile: fileName,
      }
    : {};
