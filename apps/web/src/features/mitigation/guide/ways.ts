import {
  costOfMeasures,
  DEFAULT_WEIGHTS,
  type EquipmentEntry,
  emittedEnergy,
  isSameMeasures,
  listFittingEquipment,
  listFittingMethods,
  listRowOptions,
  type MeasureOption,
  type QuieterCatalogue,
  type RowMeasures,
  withEquipment,
  withMethod,
} from '@quietsite/domain';

/** Whose gain is told one by one, or one of the steps between, which can still be the smallest that suffices. */
type WayKind = 'method' | 'equipment' | 'step';

/** One way to treat a row alone. */
export interface Way extends MeasureOption {
  readonly kind: WayKind;
}

/** Every quieter method and QPME that fits, then what a proposal could choose of the rest (M-92); all are quieter. */
export function listWays(row: EquipmentEntry, catalogue: QuieterCatalogue): readonly Way[] {
  const toWay = (kind: WayKind) => (measures: RowMeasures) => ({
    ...{ kind, measures, emission: emittedEnergy({ ...row, ...measures }) },
    cost: costOfMeasures(row.measures, measures, DEFAULT_WEIGHTS),
  });
  const methods = listFittingMethods(row, catalogue).map((method) => withMethod(row.measures, method));
  const equipment = listFittingEquipment(row, catalogue).map((machine) => withEquipment(row.measures, machine));
  // Machines of one method may be equally loud: they are one way.
  const named = [...methods.map(toWay('method')), ...equipment.map(toWay('equipment'))].filter(
    ({ measures }, index, all) => all.findIndex((other) => isSameMeasures(other.measures, measures)) === index,
  );
  const steps = listRowOptions(row, { catalogue, weights: DEFAULT_WEIGHTS, isAnew: false })
    .filter(({ measures }) => !named.some((way) => isSameMeasures(way.measures, measures)))
    .map((option): Way => ({ ...option, kind: 'step' }));
  const now = emittedEnergy({ ...row, ...row.measures });
  return [...named, ...steps].filter(({ emission }) => emission < now);
}
