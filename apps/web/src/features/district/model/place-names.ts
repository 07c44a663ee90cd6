interface NamedPlace {
  readonly pointId: number;
  readonly name: string;
  readonly buildingName: string;
  readonly siteTitle: string;
}

/** For lists that show the site of each place: its building, and the receiver if several share the building's name. */
export function namePlacesOfSites(places: readonly NamedPlace[]): ReadonlyMap<number, string> {
  const buildings = countNames(places.map(nameBuilding));
  return new Map(
    places.map((place) => {
      const building = nameBuilding(place);
      return [place.pointId, buildings.get(building) === 1 ? building : nameReceiver(place)];
    }),
  );
}

/** Names that stand alone: places that would share one are told apart by the site that lists them. */
export function namePlaces(places: readonly NamedPlace[]): ReadonlyMap<number, string> {
  const names = namePlacesOfSites(places);
  const counts = countNames([...names.values()]);
  return new Map(
    places.map(({ pointId, siteTitle }) => {
      const name = names.get(pointId) ?? '-';
      return [pointId, counts.get(name) === 1 || !siteTitle ? name : `${name} (${siteTitle})`];
    }),
  );
}

const nameBuilding = ({ buildingName, name }: NamedPlace): string => buildingName || name || '-';

const nameReceiver = ({ buildingName, name }: NamedPlace): string =>
  [buildingName, name].filter(Boolean).join(', ') || '-';

function countNames(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
