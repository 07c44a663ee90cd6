interface NamedPlace {
  readonly pointId: number;
  readonly name: string;
  readonly buildingName: string;
  readonly siteTitle: string;
}

/**
 * Names each place by its building. Places that share this name get the receiver's name too, and if they share that as
 * well, the name of the site that lists them.
 */
export function namePlaces(places: readonly NamedPlace[]): ReadonlyMap<number, string> {
  const buildings = countNames(places.map(nameBuilding));
  const receivers = countNames(places.map(nameReceiver));
  return new Map(
    places.map((place) => {
      const [building, receiver] = [nameBuilding(place), nameReceiver(place)];
      if (buildings.get(building) === 1) return [place.pointId, building];
      if (receivers.get(receiver) === 1 || !place.siteTitle) return [place.pointId, receiver];
      return [place.pointId, `${receiver} (${place.siteTitle})`];
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
