import { countVerdicts } from '@quietsite/domain';
import { showCount } from '../text/show-level.ts';
import type { DocumentWords } from '../words/document-words.ts';
import { englishWords } from '../words/document-words-of.ts';
import type { MapInput } from './map-input.ts';
import { shorten } from './svg-text.ts';
import { fitMapView } from './view.ts';

const MAX_NAMED_ZONES = 8;

/** Text description of the map, for readers who cannot see it. */
export const describeMap = (input: MapInput, { map }: DocumentWords = englishWords): string =>
  map.description({
    scale: showCount(fitMapView(input).scaleDenominator),
    zones: input.zones.length,
    zoneNames: input.zones.slice(0, MAX_NAMED_ZONES).map((zone) => shorten(zone.name, 40)),
    radiusMetres: input.bufferRadiusMetres,
    buildings: input.receiverBuildings.length,
    receivers: input.receivers.length,
    counts: countVerdicts(input.receivers.map(({ verdict }) => verdict)),
  });
