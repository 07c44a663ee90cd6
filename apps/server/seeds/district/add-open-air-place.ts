import type { DistrictSite } from '@quietsite/fixtures';
import type { DemoServices } from './demo-services.ts';
import type { SignedIn } from './people.ts';

/** Before its kind is known a receiver without a building needs a criterion. */
const CRITERION = 70;

/** A receiver in a park, as a team adds one: it has a level and no verdict (M-141). */
export async function addOpenAirPlace(
  { receivers, buildings }: DemoServices,
  owner: SignedIn,
  projectId: number,
  { name, at }: NonNullable<DistrictSite['openAirPlace']>,
): Promise<void> {
  const place = { name, position: at, otherCriteria: [], contributions: [], isSelected: true };
  const revision = async () => (await receivers.list(owner, projectId)).revision;
  const added = { ...place, pointId: null, buildingId: null, criterion: CRITERION };
  await receivers.save(owner, projectId, { revision: await revision(), points: [added], removedIds: [] });
  const point = (await receivers.list(owner, projectId)).points.find((one) => one.name === name);
  if (!point) throw new Error(`${name} was not added`);
  const { pointId, buildingId } = point;
  const kinds = [{ buildingId, kind: 'openAir' as const, kindReason: '' }];
  await buildings.change(owner, projectId, { revision: await revision(), removed: [], added: [], kinds, criteria: [] });
  const judged = { ...place, pointId, buildingId, criterion: null };
  await receivers.save(owner, projectId, { revision: await revision(), points: [judged], removedIds: [] });
}
