import type { SnapshotReceiver } from '../calculation/snapshot.schema.ts';
import type { Exemption } from './receiver.schema.ts';

/** Whether anything is claimed. */
export const isClaimed = ({ outOfUse, hasClosedWindows, hasBlankFacades }: Exemption): boolean =>
  hasClosedWindows || hasBlankFacades === true || outOfUse.length > 0;

/** A claim counts only with a supporting file (M-143). */
export const lacksProof = (exemption: Exemption): boolean => isClaimed(exemption) && exemption.proofId === null;

type CountedExemption = Pick<SnapshotReceiver, 'outOfUse' | 'hasClosedWindows' | 'hasBlankFacades' | 'exemptionFile'>;

/** A supporting file shows that it is not judged on some days or at all (M-143). */
export const isExempt = ({ outOfUse, hasClosedWindows }: CountedExemption): boolean =>
  hasClosedWindows === true || outOfUse !== undefined;

/** What counts of an exemption, with the name of the file that shows it: nothing without one (M-109, M-143). */
export const countExemption = (exemption: Exemption | null | undefined, fileName: string | null): CountedExemption =>
  exemption && fileName !== null && isClaimed(exemption)
    ? {
        ...(exemption.outOfUse.length > 0 && { outOfUse: exemption.outOfUse }),
        ...(exemption.hasClosedWindows && { hasClosedWindows: true }),
        ...(exemption.hasBlankFacades && { hasBlankFacades: true }),
        exemptionFile: fileName,
      }
    : {};
