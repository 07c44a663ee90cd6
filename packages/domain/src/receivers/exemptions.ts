import type { SnapshotReceiver } from '../calculation/snapshot.schema.ts';
import type { Exemption } from './receiver.schema.ts';

/** Whether the exemption claims anything. */
export const isClaimed = ({ outOfUse, hasClosedWindows, hasBlankFacades }: Exemption): boolean =>
  hasClosedWindows || hasBlankFacades === true || outOfUse.length > 0;

/** A claim counts only with a supporting file (M-143). */
export const lacksProof = (exemption: Exemption): boolean => isClaimed(exemption) && exemption.proofId === null;

type CountedExemption = Pick<SnapshotReceiver, 'outOfUse' | 'hasClosedWindows' | 'hasBlankFacades' | 'exemptionFile'>;

/** Whether a supporting file exempts it on some days or entirely (M-143). */
export const isExempt = ({ outOfUse, hasClosedWindows }: CountedExemption): boolean =>
  hasClosedWindows === true || outOfUse !== undefined;

/** The part of an exemption that counts, with the name of its file; empty without a file (M-109, M-143). */
export const countExemption = (exemption: Exemption | null | undefined, fileName: string | null): CountedExemption =>
  exemption && fileName !== null && isClaimed(exemption)
    ? {
        ...(exemption.outOfUse.length > 0 && { outOfUse: exemption.outOfUse }),
        ...(exemption.hasClosedWindows && { hasClosedWindows: true }),
        ...(exemption.hasBlankFacades && { hasBlankFacades: true }),
        exemptionFile: fileName,
      }
    : {};
