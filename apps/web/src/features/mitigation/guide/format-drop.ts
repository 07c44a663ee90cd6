import { roundHalfUp } from '@quietsite/domain';

/** Reduction of the receiver's highest level, in decibels. */
export const formatDrop = (drop: number): string => {
  const rounded = roundHalfUp(Math.max(0, drop), 1);
  return rounded === 0 ? '0.0 dB' : `−${rounded.toFixed(1)} dB`;
};
