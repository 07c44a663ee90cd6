import type { EquipmentClass, MethodFit, StaticPlant } from '../mitigation/fits.schema.ts';
import { MIN_ENCLOSURE_DBA } from '../mitigation/measures.ts';
import { type DatabaseEquipment, MAX_DATABASE_TEXT_LENGTH, shownValue } from './database-entry.ts';
import { type CellFault, type DatabaseFormat, keyOfEquipment } from './database-format.ts';

type NamedEquipment = Pick<StaticPlant, 'equipmentName' | 'officialId'>;

/** Where a quieter method is suitable. Without equipment, it applies to all equipment that the method replaces. */
export interface MethodFitFields extends Omit<MethodFit, 'id'> {
  readonly methodId: number;
}
export type EquipmentClassFields = Omit<EquipmentClass, 'id'>;
export type StaticPlantFields = Omit<StaticPlant, 'id'>;

type Items = readonly DatabaseEquipment[];

/** Equipment ids by reference and name. An unknown item is an error and is never added. */
function createFinder(items: Items) {
  const ids = new Map(items.map((item) => [keyOfEquipment(item), item.id]));
  return (named: NamedEquipment, faults: CellFault[]): number => {
    const id = ids.get(keyOfEquipment({ officialId: named.officialId, name: named.equipmentName }));
    if (id === undefined)
      faults.push({
        fault: 'UNKNOWN_EQUIPMENT',
        value: shownValue(`${named.officialId} ${named.equipmentName}`.trim()),
      });
    return id ?? 0;
  };
}

/** A line must name its source, so that it can be verified. */
function checkTexts(faults: CellFault[], source: string, texts: readonly string[]): void {
  if (source === '') faults.push({ fault: 'SOURCE_MISSING', value: '' });
  const long = [source, ...texts].find((text) => text.length > MAX_DATABASE_TEXT_LENGTH);
  if (long !== undefined) faults.push({ fault: 'TEXT_TOO_LONG', value: shownValue(long) });
}

const joinKey = (...parts: readonly (string | number | null)[]): string => parts.map((part) => part ?? '').join('\n');

export function methodFitFormat(
  items: Items,
  methods: readonly { readonly id: number; readonly name: string }[],
): DatabaseFormat<MethodFitFields> {
  const find = createFinder(items);
  const methodIds = new Map(methods.map(({ id, name }) => [name, id]));
  return {
    toCells: (fit) => [
      ...[fit.methodName, fit.constructionWork, fit.activity, fit.equipmentName, fit.officialId, fit.note, fit.source],
    ],
    read([methodName = '', constructionWork = '', activity = '', equipmentName = '', officialId = '', ...rest]) {
      const [note = '', source = ''] = rest;
      const faults: CellFault[] = [];
      const methodId = methodIds.get(methodName);
      if (methodId === undefined) faults.push({ fault: 'UNKNOWN_METHOD', value: shownValue(methodName) });
      const isAny = equipmentName === '' && officialId === '';
      const replacesId = isAny ? null : find({ equipmentName, officialId }, faults);
      checkTexts(faults, source, [constructionWork, activity, note]);
      const named = { methodName, constructionWork, activity, equipmentName, officialId };
      return { fields: { methodId: methodId ?? 0, ...named, replacesId, note, source }, faults };
    },
    keyOf: (fit) => joinKey(fit.methodName, fit.constructionWork, fit.activity, fit.officialId, fit.equipmentName),
  };
}

export function equipmentClassFormat(items: Items): DatabaseFormat<EquipmentClassFields> {
  const find = createFinder(items);
  return {
    toCells: (line) => [
      ...[line.equipmentName, line.officialId, line.constructionWork, line.activity],
      ...[line.className, line.duty, line.source],
    ],
    read([equipmentName = '', officialId = '', constructionWork = '', activity = '', className = '', ...rest]) {
      const [duty = '', source = ''] = rest;
      const faults: CellFault[] = [];
      const equipmentId = find({ equipmentName, officialId }, faults);
      if (className === '') faults.push({ fault: 'CLASS_MISSING', value: '' });
      checkTexts(faults, source, [constructionWork, activity, className, duty]);
      const named = { equipmentName, officialId, constructionWork, activity };
      return { fields: { equipmentId, ...named, className, duty, source }, faults };
    },
    keyOf: (line) => joinKey(line.officialId, line.equipmentName, line.constructionWork, line.activity),
  };
}

export function staticPlantFormat(items: Items): DatabaseFormat<StaticPlantFields> {
  const find = createFinder(items);
  return {
    toCells: ({ equipmentName, officialId, enclosureDba, source }) => [
      ...[equipmentName, officialId, enclosureDba, source],
    ],
    read([equipmentName = '', officialId = '', dba = '', source = '']) {
      const faults: CellFault[] = [];
      const equipmentId = find({ equipmentName, officialId }, faults);
      const enclosureDba = /^-\d{1,2}(\.\d{1,2})?$/.test(dba) ? Number(dba) : Number.NaN;
      if (!(enclosureDba >= MIN_ENCLOSURE_DBA && enclosureDba < 0))
        faults.push({ fault: 'ENCLOSURE_LIMITS', value: shownValue(dba) });
      checkTexts(faults, source, []);
      return { fields: { equipmentId, equipmentName, officialId, enclosureDba, source }, faults };
    },
    keyOf: ({ officialId, equipmentName }) => joinKey(officialId, equipmentName),
  };
}
