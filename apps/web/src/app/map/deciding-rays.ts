import type { ScreenedZone } from '@quietsite/domain';
import type { DecidingRays } from '../../map/layers/screening/ray-layer.tsx';

/** The rays that the map draws for a receiver's zones; undecided zones have none. */
export function describeRays(zones: readonly ScreenedZone[]): DecidingRays {
  const sources = zones.map(({ source }) => source);
  return {
    rays: sources.flatMap(({ lowest, isHidden }) =>
      lowest === null ? [] : [{ from: lowest.from, to: lowest.to, isInView: !isHidden }],
    ),
    screens: [...new Set(sources.flatMap(({ screen }) => (screen?.outline ? [screen.outline] : [])))],
  };
}
