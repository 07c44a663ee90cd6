import { type ReceiverProfile, toEnergy } from '@quietsite/acoustics';
import { dayNumber } from '../day.ts';
import { listCriteria } from './criterion.ts';
import type { SnapshotReceiver } from './snapshot.schema.ts';

/** Criteria and contributions. Receivers with the same values share a profile. */
export interface ReceiverProfiles {
  readonly profiles: readonly ReceiverProfile[];
  readonly profileOfReceiver: Int32Array;
}

export function listProfiles(receivers: readonly SnapshotReceiver[]): ReceiverProfiles {
  const profiles: ReceiverProfile[] = [];
  const indexByKey = new Map<string, number>();
  const profileOfReceiver = Int32Array.from(receivers, (receiver) => {
    const key = keyOf(receiver);
    const index = indexByKey.get(key) ?? profiles.push(profileOf(receiver)) - 1;
    indexByKey.set(key, index);
    return index;
  });
  return { profiles, profileOfReceiver };
}

function keyOf(receiver: SnapshotReceiver): string {
  const { kind, criterion, criterionReduction, otherCriteria, contributions, outOfUse = [] } = receiver;
  const standard = receiver.hasClosedWindows ? 'none' : `${criterion ?? kind} ${criterionReduction}`;
  if (otherCriteria.length + contributions.length + outOfUse.length === 0) return standard;
  return JSON.stringify([standard, otherCriteria, contributions, outOfUse]);
}

function profileOf(receiver: SnapshotReceiver): ReceiverProfile {
  return {
    criteria: listCriteria(receiver),
    contributions: receiver.contributions.map(({ start, end, level }) => ({
      startDay: dayNumber(start),
      endDay: dayNumber(end),
      value: toEnergy(level),
    })),
  };
}
