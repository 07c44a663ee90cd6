import type { SnapshotReceiver } from '../calculation/snapshot.schema.ts';
import type { Exemption } from './receiver.schema.ts';

/** Whether the exemption claims anything. */
export const isClaimed = ({ outOfUse, hasClosedWindows }: Exemption): boolean =>
  hasClosedWindows || outOfUse.length > 0;

/** A claim counts only with a supporting file (M-143). */
export const lacksProof = (exemption: Exemption): boolean => isClaimed(exemption) && exemption.proofId === null;

type CountedExemption = Pick<SnapshotReceiver, 'outOfUse' | 'hasClosedWindows' | 'exemptionFile'>;

/** The part of an exemption that counts, with the name of its file; empty without a file (M-143). */
export const countExemption = (exemption: Exemption | null | undefined, fileName: string | null): CountedExemption =>
  exemption && fileName !== null && isClaimed(exemption)
    ? {
        ...(exemption.outOfUse.length > 0 && { outOfUse: exemption.outOfUse }),
        ...(exemption.hasClosedWindows && { hasClosedWindows: true }),
        exemptionFile: fileName,
      }
    : {};
