import type { Place, placeKinds } from '@quietsite/contracts';
import { type Hk80Point, hk80ToLonLat, type PositionReading } from '@quietsite/geometry';
import type { TFunction } from 'i18next';
import { nameDistrict } from '../../lib/name-district.ts';
import type { ShownPlace } from '../../session/shown-place.ts';

export type OptionKind = (typeof placeKinds)[number] | 'position';

/** An option of the list. */
export interface PlaceOption {
  readonly kind: OptionKind;
  readonly place: ShownPlace;
  /** Kind, address or other name, and district. */
  readonly details: readonly string[];
  /** Set for a site. */
  readonly projectId: number | null;
}

/** The zoom level for each kind of place. */
const ZOOMS: Readonly<Record<OptionKind, number>> = {
  ...{ site: 17, residential: 17.5, education: 17.5, other: 17.5, position: 17.5 },
  ...{ street: 16.5, openSpace: 16.5, railway: 15, area: 15, district: 13 },
};

export function describePlace(t: TFunction, { kind, name, detail, district, position, projectId }: Place): PlaceOption {
  const isDistrict = kind === 'district';
  const shownName = isDistrict && district !== null ? nameDistrict(t, district) : name;
  const details = [
    t(`placeSearch.kind.${kind}`),
    detail,
    isDistrict || district === null ? null : nameDistrict(t, district),
  ];
  return {
    kind,
    place: { name: shownName, position, zoom: ZOOMS[kind] },
    details: details.filter((text) => text !== null),
    projectId,
  };
}

/** Each order of the typed coordinates that lies in Hong Kong, described by Easting and Northing. */
export function describePositions(t: TFunction, { system, positions }: PositionReading): PlaceOption[] {
  return positions.map((position) => ({
    kind: 'position',
    place: { name: formatGridPosition(position), position, zoom: ZOOMS.position },
    details: [t(`placeSearch.system.${system}`), formatDegrees(position)],
    projectId: null,
  }));
}

const formatGridPosition = ([easting, northing]: Hk80Point): string =>
  `E ${easting.toFixed(1)}, N ${northing.toFixed(1)}`;

function formatDegrees(position: Hk80Point): string {
  const [longitude, latitude] = hk80ToLonLat(position);
  return `${latitude.toFixed(5)}° N, ${longitude.toFixed(5)}° E`;
}
