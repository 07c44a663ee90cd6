import type { CatalogueFits, EquipmentClass, MethodFit, StaticPlant } from './fits.schema.ts';

/** The activity of a row, as named in the programme. */
export interface WorkPlace {
  readonly constructionWork: string;
  readonly taskName: string;
}

export const NO_FITS: CatalogueFits = { methods: [], classes: [], staticPlant: [] };

const keyOf = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();
const isPart = (told: string, name: string): boolean => told === '' || keyOf(told) === keyOf(name);

/** The line that matches the activity most specifically, if any. */
function findClosest<Line extends Pick<MethodFit, 'constructionWork' | 'activity'>>(
  lines: readonly Line[],
  { constructionWork, taskName }: WorkPlace,
): Line | null {
  const closeness = (line: Line) => (line.constructionWork === '' ? 0 : 1) + (line.activity === '' ? 0 : 2);
  const fitting = lines.filter(
    (line) => isPart(line.constructionWork, constructionWork) && isPart(line.activity, taskName),
  );
  return fitting.toSorted((one, other) => closeness(other) - closeness(one))[0] ?? null;
}

/** Why a method is suitable for the equipment in this activity; null if there is no entry. */
export function findMethodFit(
  { methods }: CatalogueFits,
  place: WorkPlace,
  { methodName, replacesId }: { readonly methodName: string; readonly replacesId: number | null },
): MethodFit | null {
  const told = methods.filter(
    (fit) => fit.methodName === methodName && (fit.replacesId === null || fit.replacesId === replacesId),
  );
  return findClosest(told, place);
}

const findClass = ({ classes }: CatalogueFits, place: WorkPlace, equipmentId: number): EquipmentClass | null =>
  findClosest(
    classes.filter((line) => line.equipmentId === equipmentId),
    place,
  );

/**
 * The class and duty that quieter equipment shares with the equipment it replaces in this activity; null if there is
 * none.
 */
export function findSharedClass(
  fits: CatalogueFits,
  place: WorkPlace,
  { equipmentId, replacesId }: { readonly equipmentId: number; readonly replacesId: number },
): EquipmentClass | null {
  const quieter = findClass(fits, place, equipmentId);
  const replaced = findClass(fits, place, replacesId);
  if (!quieter || !replaced) return null;
  const isShared =
    keyOf(quieter.className) === keyOf(replaced.className) && keyOf(quieter.duty) === keyOf(replaced.duty);
  return isShared ? quieter : null;
}

export const findStaticPlant = ({ staticPlant }: CatalogueFits, equipmentId: number | null): StaticPlant | null =>
  staticPlant.find((plant) => plant.equipmentId === equipmentId) ?? null;
