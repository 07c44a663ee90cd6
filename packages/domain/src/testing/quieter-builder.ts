import type { PlanningCatalogue } from '../mitigation/fitting.ts';

const unnamed = { equipmentName: '', officialId: '' };
const anywhere = { ...unnamed, constructionWork: '', activity: '', source: 'practice' };

/**
 * Equipment 81 has two methods and two QPME; equipment 500, its crusher, has one QPME. All of them are
 * suitable for every activity, and equipment 81 can be enclosed.
 */
export const quieterCatalogue: PlanningCatalogue = {
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
  fits: {
    methods: ['Crusher', 'Wire saw'].map((methodName, index) => ({
      ...anywhere,
      ...{ id: index + 1, methodName, replacesId: null, note: 'concrete only' },
    })),
    classes: [
      ...[81, 601, 602].map((equipmentId) => ({ equipmentId, className: 'excavator' })),
      ...[500, 603].map((equipmentId) => ({ equipmentId, className: 'crusher' })),
    ].map((line, index) => ({ ...anywhere, id: index + 1, ...line, duty: 'demolition' })),
    staticPlant: [{ ...unnamed, id: 1, equipmentId: 81, enclosureDba: -10, source: 'practice' }],
  },
};
