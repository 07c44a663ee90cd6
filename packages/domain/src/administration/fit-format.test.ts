import { describe, expect, it } from 'vitest';
import { equipmentClassFormat, methodFitFormat, staticPlantFormat } from './fit-format.ts';

const machine = { soundPower: 110, soundPowerMin: 90, soundPowerMax: 120, percentMin: 10, isQpme: false };
const items = [{ id: 27, officialId: 'CNP 027', name: 'Breaker', ...machine }];
const methods = [{ id: 4, name: 'Saw and lift' }];
const faultsOf = ({ faults }: { readonly faults: readonly { readonly fault: string }[] }) =>
  faults.map(({ fault }) => fault);

describe('[ADMIN-40] the files of what fits', () => {
  it('name method, machine and place, and read back what they write', () => {
    const format = methodFitFormat(items, methods);
    const cells = ['Saw and lift', 'Road Works', 'Breaking of pavement', 'Breaker', 'CNP 027', 'slabs', 'practice'];
    const { fields, faults } = format.read(cells);
    expect(faults).toEqual([]);
    expect(fields).toMatchObject({ methodId: 4, replacesId: 27, note: 'slabs', source: 'practice' });
    expect(format.toCells(fields)).toEqual(cells);
    expect(format.read(['Saw and lift', '', '', '', '', '', 'practice']).fields).toMatchObject({ replacesId: null });
    const classes = equipmentClassFormat(items);
    const line = ['Breaker', 'CNP 027', '', '', 'breaker', 'excavator mounted', 'practice'];
    expect(classes.toCells(classes.read(line).fields)).toEqual(line);
    const plant = staticPlantFormat(items);
    expect(plant.toCells(plant.read(['Breaker', 'CNP 027', '-10', 'practice']).fields)).toEqual([
      ...['Breaker', 'CNP 027', -10, 'practice'],
    ]);
  });

  it('[ADMIN-41] a line without a source, with an unknown name or an impossible figure is an error', () => {
    expect(faultsOf(methodFitFormat(items, methods).read(['Magic', '', '', 'Crane', 'CNP 1', '', '']))).toEqual([
      ...['UNKNOWN_METHOD', 'UNKNOWN_EQUIPMENT', 'SOURCE_MISSING'],
    ]);
    expect(faultsOf(equipmentClassFormat(items).read(['Breaker', 'CNP 027', '', '', '', '', 'practice']))).toEqual([
      'CLASS_MISSING',
    ]);
    for (const dba of ['0', '10', '-21', 'x', ''])
      expect(faultsOf(staticPlantFormat(items).read(['Breaker', 'CNP 027', dba, 'practice']))).toEqual([
        'ENCLOSURE_LIMITS',
      ]);
    const long = 'x'.repeat(201);
    expect(faultsOf(methodFitFormat(items, methods).read(['Saw and lift', '', '', '', '', long, 'practice']))).toEqual([
      'TEXT_TOO_LONG',
    ]);
  });
});
