import { expect, test } from 'vitest';
import { parseLayers } from './layer-list.ts';

const layer = (name: string, geometry: string, system: string) =>
  `\nLayer name: ${name}\nMetadata:\n  A=1\nGeometry: ${geometry}\nFeature Count: 1\nExtent: (1, 2) - (3, 4)\nLayer SRS WKT:\n${system}\nname: String (0.0)\n`;
const known =
  'PROJCRS["Grid",\n    CS[Cartesian,2],\n        AXIS["easting",east],\n    ID["EPSG",2326]]\nData axis to CRS axis mapping: 2,1';
const named =
  'PROJCRS["Our own grid",\n    BASEGEOGCRS["x",\n        ID["EPSG",4611]],\n    CS[Cartesian,2]]\nData axis to CRS axis mapping: 1,2';

test('[U52] what ogrinfo says about layers', () => {
  const text = [layer('a b', '3D Polygon', known), layer('c', 'Unknown (any)', '(unknown)'), layer('d', 'None', named)];
  expect(parseLayers(`INFO: Open of x\n${text.join('')}`)).toEqual([
    { name: 'a b', system: 'EPSG:2326', hasHeights: true, isTable: false },
    { name: 'c', system: null, hasHeights: false, isTable: false },
    { name: 'd', system: 'Our own grid', hasHeights: false, isTable: true },
  ]);
});
