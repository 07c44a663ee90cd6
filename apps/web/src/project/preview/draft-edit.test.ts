import type { Programme, ReceiverPoint } from '@quietsite/contracts';
import {
  BLANK_TEXTS,
  DEFAULT_CALENDAR,
  type DrawnZone,
  type Front,
  HOLIDAY_DAYS,
  LiveCalculation,
  listHighestLevels,
  NO_MEASURES,
  type ScreenStructure,
  toDay,
  withHolidays,
} from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import {
  at,
  project,
  receiver,
  row,
  squareAt,
  task,
  zone,
} from '../../../../../packages/domain/src/testing/snapshot-builder.ts';
import { EditedSnapshot } from '../../workers/edited-snapshot.ts';
import { isNoEdit } from '../../workers/preview-protocol.ts';
import { toDraftRow } from '../equipment/equipment-draft.ts';
import { type EditedDrafts, listRedrawnFronts, toSnapshotEdit } from './draft-edit.ts';

type StoredTask = Programme['tasks'][number];
type StoredRow = Programme['equipmentRows'][number];

const storedTask = (changes: Partial<StoredTask> = {}): StoredTask => ({
  ...{ id: 1, zoneId: 1, constructionWork: '-', name: 'Excavation', sourceId: '' },
  ...{ start: toDay('2027-03-01'), end: toDay('2027-03-31') },
  ...changes,
});
/** The snapshot builder's row in the form of a programme row. */
const storedRow = (changes: Partial<StoredRow> = {}): StoredRow => ({
  ...{ id: 1, taskId: 1, equipmentId: 81, officialId: 'CNP 081', name: 'Excavator', quantity: 1, soundPower: 112 },
  ...{ defaultSoundPower: 112, soundPowerMin: 0, soundPowerMax: 200, timePercent: 100, percentMin: 10 },
  ...{ start: toDay('2027-03-01'), end: toDay('2027-03-31'), timePeriod: null, ...BLANK_TEXTS },
  ...{ fixedLocation: null, plantHeight: null, materialIds: [], measures: NO_MEASURES },
  ...changes,
});
const programme = {
  calendarSettings: { calendar: null, everyDayTaskIds: [] },
  holidays: HOLIDAY_DAYS,
  tasks: [storedTask(), storedTask({ id: 2, zoneId: 2 })],
  equipmentRows: [storedRow(), storedRow({ id: 2, taskId: 2 }), storedRow({ id: 3, fixedLocation: at(10, 10) })],
};
const second = zone({ id: 2, outline: squareAt(100, 0, 60), centre: at(130, 30) });
const snapshot = project({
  zones: [zone(), second],
  tasks: [task(), task({ id: 2, zoneId: 2 })],
  rows: [row(), row({ id: 2, taskId: 2 }), row({ id: 3, fixedLocation: at(10, 10) })],
});
const nothingEdited: EditedDrafts = {
  ...{ programme, schedule: null, calendar: null, screening: null, equipment: null, mitigation: null, receivers: null },
  zones: new Map([zone(), second].map(({ id, outline }) => [id, outline])),
  redrawnFronts: [],
  deletedZoneIds: new Set(),
  today: toDay('2027-01-04'),
};
const editOf = (drafts: Partial<EditedDrafts>) => toSnapshotEdit({ ...nothingEdited, ...drafts });
const applied = (drafts: Partial<EditedDrafts>) => new EditedSnapshot(snapshot).apply(editOf(drafts));
const rowsOf = (taskId: number) => programme.equipmentRows.filter((entry) => entry.taskId === taskId).map(toDraftRow);

describe('drafts as an edit', () => {
  it('are none when nothing is edited', () => {
    expect(isNoEdit(editOf({}))).toBe(true);
    expect(isNoEdit(editOf({ schedule: programme.tasks, receivers: { base: [], edited: [] } }))).toBe(true);
  });

  it('[SITE-39] of a zone that was deleted the activities and their equipment are not heard any more', () => {
    const left = applied({ deletedZoneIds: new Set([2]) });
    expect(left.tasks.map(({ id }) => id)).toEqual([1]);
    const schedule = [...programme.tasks, { ...storedTask({ zoneId: 2 }), id: -1 }];
    expect(applied({ schedule, deletedZoneIds: new Set([2]) }).tasks.map(({ id }) => id)).toEqual([1]);
  });

  it('[SCHED-32] a working calendar counts at once, with the activities of every day, and its end as well', () => {
    const on = { calendar: DEFAULT_CALENDAR, everyDayTaskIds: [2] };
    const edited = applied({ calendar: on });
    expect(edited.calendar).toEqual(withHolidays(DEFAULT_CALENDAR, HOLIDAY_DAYS));
    expect(edited.tasks).toEqual([snapshot.tasks[0], { ...snapshot.tasks[1], isEveryDay: true }]);
    const stored = { ...programme, calendarSettings: on };
    const storedSnapshot = new EditedSnapshot(edited);
    const off = storedSnapshot.apply(editOf({ programme: stored, calendar: { ...on, calendar: null } }));
    expect(off).toEqual(snapshot);
    // Other edits keep the stored calendar, and the flag of a changed activity.
    const schedule = programme.tasks.map((task) => (task.id === 2 ? { ...task, name: 'Pumping' } : task));
    const renamed = storedSnapshot.apply(editOf({ programme: stored, schedule }));
    expect(renamed.calendar).toBe(edited.calendar);
    expect(renamed.tasks[1]).toMatchObject({ name: 'Pumping', isEveryDay: true });
    expect(isNoEdit(editOf({ programme: stored }))).toBe(true);
  });

  it('[SITE-51] screening counts at once, with what is typed and excluded, and its end as well', () => {
    const structure: ScreenStructure = {
      ...{ id: 7, name: 'Block A', kind: 'other', outline: squareAt(20, 130, 20) },
      ...{ roofLevel: 35, baseLevel: 5, heightMetres: 30, storeys: null },
    };
    const settings = {
      isOn: true,
      zones: [{ zoneId: 1, groundLevel: 5, plantHeight: null }],
      excluded: [{ buildingId: 7, reason: 'On stilts' }],
      barriers: [],
    };
    const stored = {
      ...{ revision: 1, edition: 3, settings: { ...settings, isOn: false }, structures: [structure] },
      proofs: [{ id: 4, fileName: 'Agreed.pdf' }],
    };
    const edited = applied({ screening: { settings, stored } });
    expect(edited.screening).toMatchObject({
      ...{ zones: settings.zones, edition: 3 },
      structures: [{ ...structure, isExcluded: true }],
    });
    const off = editOf({ screening: { settings: stored.settings, stored } });
    expect(new EditedSnapshot(edited).apply(off)).toEqual(snapshot);
    const line = [at(0, 0), at(20, 0)];
    const bund = {
      ...{ id: 1, name: 'Bund', kind: 'bund' as const, line, heightMetres: 3 },
      groundLevel: 5,
      surfaceDensity: null,
    };
    const dated = { ...settings, excluded: [{ buildingId: 7, reason: 'Pulled down', end: toDay('2027-03-04') }] };
    const screening = {
      settings: {
        ...dated,
        barriers: [
          { ...bund, proofId: 4 },
          { ...bund, id: 2 },
        ],
      },
      stored,
    };
    expect(applied({ screening }).screening).toMatchObject({
      structures: [{ ...structure, end: '2027-03-04' }],
      barriers: [{ hasProof: true }, { hasProof: false }],
    });
    // Equal settings return the same object, which keeps the horizons.
    const again = editOf({ screening: { settings: { ...settings }, stored } });
    expect(new EditedSnapshot(edited).apply(again).screening).toBe(edited.screening);
  });

  it('[U34] measures count at once, for the row they are of, over its other edits', () => {
    const mitigation = {
      2: { measures: { ...NO_MEASURES, barrierDba: -9, quieterMethodName: 'Saw' }, materialIds: [] },
    };
    const alone = applied({ mitigation }).rows;
    expect(alone).toMatchObject([{ barrierDba: 0 }, { id: 2, barrierDba: -9, quieterMethodName: 'Saw' }, {}]);
    const equipment = { 2: rowsOf(2).map((entry) => ({ ...entry, quantity: 5 })) };
    expect(applied({ mitigation, equipment }).rows[1]).toMatchObject({ quantity: 5, barrierDba: -9 });
  });

  it('[U34] are, row by row, what the server would store', () => {
    const [first, third] = rowsOf(1) as [ReturnType<typeof toDraftRow>, ReturnType<typeof toDraftRow>];
    const measures = { ...NO_MEASURES, barrierDba: -5, quieterMethodName: 'Press-in', quieterMethodSoundPower: 90 };
    const { rows } = applied({
      equipment: {
        1: [
          { ...first, quantity: 4, measures },
          { ...third, id: -1, name: 'Crane', timePercent: 50 },
        ],
      },
    });
    expect(rows).toEqual([
      row({
        quantity: 4,
        barrierDba: -5,
        quieterMethodName: 'Press-in',
        quieterMethodSoundPower: 90,
        quieterEquipmentName: '',
      }),
      row({ id: 2, taskId: 2 }),
      row({
        id: -1,
        name: 'Crane',
        timePercent: 50,
        fixedLocation: at(10, 10),
        quieterMethodName: '',
        quieterEquipmentName: '',
      }),
    ]);
  });

  it('leave the rows of other activities the objects that they were', () => {
    const { rows } = applied({ equipment: { 1: rowsOf(1).slice(0, 1) } });
    expect(rows.map(({ id }) => id)).toEqual([1, 2]);
    expect(rows[1]).toBe(snapshot.rows[1]);
  });

  it('[U51] fill missing dates as a save does, and put new activities behind the stored ones', () => {
    const added = { ...storedTask({ id: -1, name: 'Piling' }), start: null, end: toDay('2027-05-01') };
    const { tasks } = applied({ schedule: [...programme.tasks, added, { ...added, id: -2, end: null }] });
    expect(tasks.slice(2)).toMatchObject([
      { id: 2_000_000_001, start: '2027-05-01', end: '2027-05-01' },
      { id: 2_000_000_002, start: '2027-01-04', end: '2027-01-04' },
    ]);
  });

  it('[EQUIP-25] take the rows of a moved activity along, edited ones too', () => {
    const moved = storedTask({ start: toDay('2027-04-01'), end: toDay('2027-05-01') });
    const schedule = [moved, programme.tasks[1] as StoredTask];
    const days = { start: '2027-04-01', end: '2027-05-01' };
    expect(applied({ schedule }).rows).toMatchObject([days, { start: '2027-03-01' }, days]);
    const edited = rowsOf(1).map((entry) => ({ ...entry, quantity: 9 }));
    expect(applied({ schedule, equipment: { 1: edited } }).rows).toMatchObject([
      { ...days, quantity: 9 },
      { quantity: 1 },
      { ...days, quantity: 9 },
    ]);
  });

  it('[EQUIP-09] free a row from a place that is not in the zone its activity went to', () => {
    const schedule = [storedTask({ zoneId: 2 }), programme.tasks[1] as StoredTask];
    expect(applied({ schedule }).rows[2]).toMatchObject({ id: 3, fixedLocation: null });
  });

  it('take the rows of a removed activity out', () => {
    const { tasks, rows } = applied({ schedule: programme.tasks.slice(1) });
    expect([tasks.map(({ id }) => id), rows.map(({ id }) => id)]).toEqual([[2], [2]]);
  });
});

describe('redrawn fronts', () => {
  const outline = squareAt(0, 0, 60);
  const front: Front = {
    ...{ alignment: [at(0, 30), at(60, 30)], widthMetres: 60, metresPerDay: 10, direction: 'forwards' },
    start: toDay('2027-03-01'),
  };
  const drawn = (changes: Partial<DrawnZone>): DrawnZone => ({
    ...{ id: 1, name: 'Zone 1', calculationType: 'A', outline, movedCentre: null },
    ...changes,
  });
  const stored = [{ ...drawn({}), id: 1, centre: at(30, 30), isCentreMoved: false, front }];

  it('[SITE-89] are stored zones with another front, with none, or with a first one', () => {
    const wider = { ...front, widthMetres: 70 };
    expect(listRedrawnFronts([drawn({ front: wider })], stored)).toEqual([{ id: 1, outline, front: wider }]);
    expect(listRedrawnFronts([drawn({})], stored)).toEqual([{ id: 1, outline }]);
    expect(listRedrawnFronts([drawn({ front: { ...front }, name: 'X' }), drawn({ id: null, front })], stored)).toEqual(
      [],
    );
    const edit = editOf({ redrawnFronts: [{ id: 1, outline, front }] });
    expect(isNoEdit(edit)).toBe(false);
    expect(new EditedSnapshot(snapshot).apply(edit).zones[0]).toMatchObject({ id: 1, moving: front });
  });
});

describe('edited receivers', () => {
  const point: ReceiverPoint = {
    ...{ pointId: 1, name: 'N1', buildingId: 1, buildingName: 'Block A', kind: 'residential', heightMetres: 30 },
    ...{ position: at(30, 130), criterion: null, buildingCriterion: 75, criterionReduction: 0 },
    ...{
      isSelected: true,
      isCompulsory: false,
      isTakenOut: false,
      isClosest: false,
      isPlaced: false,
      otherCriteria: [],
      contributions: [],
    },
  };
  const receiversOf = (...edited: ReceiverPoint[]) => ({ base: [point], edited });

  it('[Q33] names and selection are no edit', () => {
    expect(isNoEdit(editOf({ receivers: receiversOf({ ...point, name: 'X', isSelected: false }) }))).toBe(true);
  });

  it('[NSR-22] position, criterion, dated criteria, contributions, new and deleted points are', () => {
    const site = { name: 'Site', start: toDay('2027-03-02'), end: toDay('2027-03-03'), level: 70 };
    const changed = [
      { ...point, position: at(30, 90) },
      { ...point, criterion: 65 },
      { ...point, contributions: [site] },
      { ...point, otherCriteria: [{ ...site, value: 60 }] },
    ];
    for (const edited of changed) expect(editOf({ receivers: receiversOf(edited) }).receivers.upserts).toHaveLength(1);
    const { receivers } = applied({ receivers: { base: [point], edited: [{ ...point, pointId: -1, criterion: 70 }] } });
    expect(receivers).toMatchObject([{ pointId: -1, criterion: 70, isInsideZoneWithBuilding: false }]);
  });

  it('[NSR-46] days out of use count in the preview with a file, and not without one', () => {
    const outOfUse = [{ name: 'Holidays', start: toDay('2027-03-02'), end: toDay('2027-03-03') }];
    const counted = (proofId: number | null) =>
      applied({ receivers: receiversOf({ ...point, exemption: { outOfUse, hasClosedWindows: true, proofId } }) })
        .receivers;
    const blank = { outOfUse: [], hasClosedWindows: false, hasBlankFacades: true as const, proofId: 5 };
    const { receivers } = applied({ receivers: receiversOf({ ...point, exemption: blank }) });
    expect(receivers).toMatchObject([{ hasBlankFacades: true }]);
    expect(counted(5)).toMatchObject([{ outOfUse, hasClosedWindows: true }]);
    expect(counted(null)).toEqual([expect.not.objectContaining({ outOfUse })]);
    expect(counted(null)).toEqual([expect.not.objectContaining({ hasClosedWindows: true })]);
  });

  it('are heard as points of the same place and criterion that are stored', () => {
    const edit = editOf({ receivers: receiversOf({ ...point, position: at(30, 90) }) });
    const edited = new LiveCalculation(new EditedSnapshot(snapshot).apply(edit));
    const stored = new LiveCalculation({ ...snapshot, receivers: [receiver({ position: at(30, 90) })] });
    expect(listHighestLevels(edited)).toEqual(listHighestLevels(stored));
  });
});
