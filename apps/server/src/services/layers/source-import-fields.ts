import type { BuildingFields } from '../../repositories/layers/source-import-building.repository.ts';

/** The names of each field in a layer; the first is the full name, the others are how a Shapefile truncates it. */
type FieldNames = Readonly<Partial<Record<keyof BuildingFields, readonly string[]>>>;

interface BuildingLayout {
  readonly required: FieldNames;
  readonly optional: FieldNames;
}

/** The authority's own layer. */
const AUTHORITY_LAYOUT: BuildingLayout = {
  required: { id: ['buildingid'], category: ['nsr'] },
  optional: {
    criterion: ['noisecrit'],
    name: ['bldname_e'],
    nameZh: ['bldname_c'],
    address: ['address_e'],
    addressZh: ['address_c'],
    height: ['bld_ht'],
    roofLevel: ['rooflevel'],
    baseLevel: ['baselevel'],
  },
};

/** The data set the government publishes. */
const PUBLIC_LAYOUT: BuildingLayout = {
  required: { id: ['buildingstructureid', 'buildingst'], category: ['category'] },
  optional: {
    name: ['officialbuildingnameen', 'officialbu'],
    // A Shapefile truncates both names alike, so it can bring only one.
    nameZh: ['officialbuildingnametc'],
    address: ['addressen'],
    addressZh: ['addresstc'],
    roofLevel: ['topheight'],
    baseLevel: ['baseheight'],
  },
};

/** The columns of a staged layer for each field, or undefined if the layer has neither of the two known layouts. */
export function recogniseBuildingFields(columns: readonly string[]): BuildingFields | undefined {
  for (const layout of [AUTHORITY_LAYOUT, PUBLIC_LAYOUT]) {
    const required = matchFields(layout.required, columns);
    const { id, category } = required;
    if (id !== undefined && category !== undefined) return { id, category, ...matchFields(layout.optional, columns) };
  }
  return undefined;
}

export function recogniseDistrictField(columns: readonly string[]): string | undefined {
  return columns.find((column) => column.toLowerCase() === 'district');
}

export const KNOWN_FIELDS = {
  buildings:
    'BUILDINGID and NSR (with noisecrit, BldName_E, BldName_C, Address_E, Address_C, Bld_Ht, ROOFLEVEL, BASELEVEL), or BUILDINGSTRUCTUREID and CATEGORY (with OFFICIALBUILDINGNAMEEN, OFFICIALBUILDINGNAMETC, ADDRESSEN, ADDRESSTC, TOPHEIGHT, BASEHEIGHT)',
  districts: 'DISTRICT',
} as const;

function matchFields(wanted: FieldNames, columns: readonly string[]): Partial<BuildingFields> {
  const found = Object.entries(wanted).flatMap(([field, names]) => {
    const column = columns.find((candidate) => names.includes(candidate.toLowerCase()));
    return column === undefined ? [] : [[field, column]];
  });
  return Object.fromEntries(found) as Partial<BuildingFields>;
}
