import type { QuieterCatalogue } from '../mitigation/fitting.ts';

/** Machine 81 has two methods and two QPME of its own; the machine 500 of its crusher has one QPME. */
export const quieterCatalogue: QuieterCatalogue = {
  methods: [
    {
      ...{ id: 1, name: 'Crusher', description: 'Crushed instead of struck' },
      equipment: [
        { replacesId: 81, equipmentId: 500, name: 'Hydraulic crusher', soundPower: 104, hammerDba: -5 },
        { replacesId: 99, equipmentId: 500, name: 'Hydraulic crusher', soundPower: 104, hammerDba: 0 },
      ],
    },
    {
      ...{ id: 2, name: 'Wire saw', description: 'Cut instead of struck' },
      equipment: [{ replacesId: 81, equipmentId: 501, name: 'Diamond wire saw', soundPower: 96, hammerDba: 0 }],
    },
  ],
  equipment: [
    { quieterId: 601, quieterName: 'QPME mini excavator', soundPower: 99, replacesId: 81 },
    { quieterId: 602, quieterName: 'Electric excavator E1', soundPower: 95, replacesId: 81 },
    { quieterId: 603, quieterName: 'Electric crusher', soundPower: 98, replacesId: 500 },
  ],
};
