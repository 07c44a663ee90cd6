import { expect, it } from 'vitest';
import { namePlaces, namePlacesOfSites } from './place-names.ts';

const place = (pointId: number, buildingName: string, name: string, siteTitle = 'Ferry Yard') => ({
  ...{ pointId, buildingName, name, siteTitle },
});

it('[CONC-34] a place is named by its building, and by receiver and site only to distinguish it from another', () => {
  const names = namePlaces([
    place(1, 'Block A', 'N1'),
    place(2, 'Block B', 'N2'),
    place(3, 'Block B', 'N3'),
    place(4, 'Block C', 'N1', 'Ferry Yard'),
    place(5, 'Block C', 'N1', 'Canal Works'),
    place(6, '', ''),
  ]);
  expect([...names.values()]).toEqual([
    ...['Block A', 'Block B, N2', 'Block B, N3'],
    ...['Block C, N1 (Ferry Yard)', 'Block C, N1 (Canal Works)', '-'],
  ]);
});

it('[CONC-34] beside the name of its site, no place repeats that name', () => {
  const names = namePlacesOfSites([
    place(1, 'Block A', 'N1'),
    place(4, 'Block C', 'N1', 'Ferry Yard'),
    place(5, 'Block C', 'N1', 'Canal Works'),
  ]);
  expect([...names.values()]).toEqual(['Block A', 'Block C, N1', 'Block C, N1']);
});
