import type { CatalogueFits, EquipmentClass, MethodFit, StaticPlant } from './fits.schema.ts';

/** The activity of a row, as named in the programme. */
export interface RowActivity {
  readonly constructionWork: string;
  readonly taskName: string;
}

export const NO_FITS: CatalogueFits = { methods: [], classes: [], staticPlant: [] };

const keyOf = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();
const isBlankOrSame = (entry: string, name: string): boolean => entry === '' || keyOf(entry) === keyOf(name);

/** The line that matches the activity most specifically, if any. */
function findMostSpecific<Line extends Pick<MethodFit, 'constructionWork' | 'activity'>>(
  lines: readonly Line[],
  { constructionWork, taskName }: RowActivity,
): Line | null {
  const specificity = (line: Line) => (line.constructionWork === '' ? 0 : 1) + (line.activity === '' ? 0 : 2);
  const fitting = lines.filter(
    (line) => isBlankOrSame(line.constructionWork, constructionWork) && isBlankOrSame(line.activity, taskName),
  );
  return fitting.toSorted((one, other) => specificity(other) - specificity(one))[0] ?? null;
}

/** Why a method is suitable for the equipment in this activity; null if there is no entry. */
export function findMethodFit(
  { methods }: CatalogueFits,
  rowActivity: RowActivity,
  { methodName, replacesId }: { readonly methodName: string; readonly replacesId: number | null },
): MethodFit | null {
  const suitable = methods.filter(
    (fit) => fit.methodName === methodName && (fit.replacesId === null || fit.replacesId === replacesId),
  );
  return findMostSpecific(suitable, rowActivity);
}

const findClass = ({ classes }: CatalogueFits, rowActivity: RowActivity, equipmentId: number): EquipmentClass | null =>
  findMostSpecific(
    classes.filter((line) => line.equipmentId === equipmentId),
    rowActivity,
  );

/**
 * The class and duty that quieter equipment shares with the equipment it replaces in this activity; null if there is
 * none.
 */
export function findSharedClass(
  fits: CatalogueFits,
  rowActivity: RowActivity,
  { equipmentId, replacesId }: { readonly equipmentId: number; readonly replacesId: number },
): EquipmentClass | null {
  const quieter = findClass(fits, rowActivity, equipmentId);
  const replaced = findClass(fits, rowActivity, replacesId);
  if (!quieter || !replaced) return null;
  const isShared =
    keyOf(quieter.className) === keyOf(replaced.className) && keyOf(quieter.duty) === keyOf(replaced.duty);
  return isShared ? quieter : null;
}

export const findStaticPlant = ({ staticPlant }: CatalogueFits, equipmentId: number | null): StaticPlant | null =>
  staticPlant.find((plant) => plant.equipmentId === equipmentId) ?? null;
