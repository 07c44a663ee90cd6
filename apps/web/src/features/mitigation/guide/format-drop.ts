import { roundHalfUp } from '@quietsite/domain';

/** Decibels off the highest level of the receiver. */
export const formatDrop = (drop: number): string => {
  const rounded = roundHalfUp(Math.max(0, drop), 1);
  return rounded === 0 ? '0.0 dB' : `−${rounded.toFixed(1)} dB`;
};
