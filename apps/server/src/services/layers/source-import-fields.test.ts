import { describe, expect, it } from 'vitest';
import { recogniseBuildingFields, recogniseDistrictField } from './source-import-fields.ts';

describe('recognising a layer by its fields', () => {
  it('[API-79] recognises the authority’s field names in upper and lower case', () => {
    const columns = [
      ...['OBJECTID', 'BuildingID', 'NSR', 'NOISECRIT', 'BldName_E', 'BldName_C', 'Address_E', 'Address_C'],
      ...['Bld_Ht', 'ROOFLEVEL', 'BASELEVEL'],
    ];
    expect(recogniseBuildingFields(columns)).toEqual({
      id: 'BuildingID',
      category: 'NSR',
      criterion: 'NOISECRIT',
      name: 'BldName_E',
      nameZh: 'BldName_C',
      address: 'Address_E',
      addressZh: 'Address_C',
      height: 'Bld_Ht',
      roofLevel: 'ROOFLEVEL',
      baseLevel: 'BASELEVEL',
    });
  });

  it('recognises those of the public set, in full and as shortened in a Shapefile', () => {
    const whole = recogniseBuildingFields([
      'buildingstructureid',
      'category',
      'officialbuildingnameen',
      'officialbuildingnametc',
      'addressen',
      'addresstc',
      'topheight',
      'baseheight',
    ]);
    expect(whole).toEqual({
      id: 'buildingstructureid',
      category: 'category',
      name: 'officialbuildingnameen',
      nameZh: 'officialbuildingnametc',
      address: 'addressen',
      addressZh: 'addresstc',
      roofLevel: 'topheight',
      baseLevel: 'baseheight',
    });
    expect(recogniseBuildingFields(['buildingst', 'category', 'officialbu'])).toMatchObject({
      id: 'buildingst',
      name: 'officialbu',
    });
  });

  it('recognises no others', () => {
    expect(recogniseBuildingFields(['buildingid', 'height'])).toBeUndefined();
    expect(recogniseBuildingFields([])).toBeUndefined();
    expect(recogniseDistrictField(['name', 'District'])).toBe('District');
    expect(recogniseDistrictField(['name'])).toBeUndefined();
  });
});
