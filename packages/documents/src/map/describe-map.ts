import { countOf, showCount } from '../text/show-level.ts';
import type { MapInput } from './map-input.ts';
import { shorten } from './svg-text.ts';
import { fitMapView } from './view.ts';

const NAMED_ZONES = 8;

/** What the map says, for a reader who cannot see it. */
export function describeMap(input: MapInput): string {
  const exceeding = input.receivers.filter((receiver) => receiver.exceeds).length;
  const satisfying = input.receivers.length - exceeding;
  return [
    `Map at scale 1:${showCount(fitMapView(input).scaleDenominator)}, grid north up, in the Hong Kong 1980 Grid.`,
    `It shows the construction site with ${describeZones(input)},`,
    `the assessment area of ${showCount(input.bufferRadiusMetres)} m around the site,`,
    `${countOf(input.receiverBuildings.length, 'building')} in that area`,
    `and ${countOf(input.receivers.length, 'noise receiver')}:`,
    `${showCount(exceeding)} exceeding the criterion (red diamonds) and ${showCount(satisfying)} satisfying it (green circles).`,
  ].join(' ');
}

function describeZones({ zones }: MapInput): string {
  if (zones.length === 0) return 'no zones';
  const names = zones.slice(0, NAMED_ZONES).map((zone) => shorten(zone.name, 40));
  const more = zones.length > NAMED_ZONES ? ' and others' : '';
  return `${countOf(zones.length, 'zone')} (${names.join(', ')}${more})`;
}
