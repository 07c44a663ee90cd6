import { describeNeighbour, type Explanation, explain, LiveCalculation, toDay } from '@quietsite/domain';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  project,
  receiver,
  row,
  squareAt,
  task,
  zone,
} from '../../../../../packages/domain/src/testing/snapshot-builder.ts';
import { cite, writeCited } from '../../lib/cited.ts';
import { startTexts } from '../../testing/texts.ts';
import { listColumns } from './columns.ts';
import { describeCriterion, describeVerdicts } from './criterion-model.ts';
import { describeActivityNotes, describeMachineNotes, nameCombination } from './derivation-labels.ts';
import { type ActivityBlock, buildDerivation } from './derivation-model.ts';
import { writeDerivationText } from './derivation-text.ts';
import type { MachineLine } from './machine-lines.ts';
import { listNeighbourLines } from './neighbour-lines.ts';

beforeAll(startTexts);

const DAY = toDay('2027-03-10');
const sum = (...levels: number[]) => 10 * Math.log10(levels.reduce((total, level) => total + 10 ** (level / 10), 0));
/** 85 m from the notional source of the first zone (M-33). */
const LOSS = -(20 * Math.log10(85) + 8) + 3;

const snapshot = project({
  zones: [
    zone(),
    zone({ id: 2, name: 'Zone 2', type: 'B', outline: squareAt(100, 0, 60), centre: at(130, 30) }),
    zone({ id: 3, name: 'Zone 3', type: 'B', outline: squareAt(300, 0, 60), centre: at(330, 30) }),
  ],
  tasks: [task(), task({ id: 2, zoneId: 2, name: 'Piling' }), task({ id: 3, zoneId: 3, name: 'Paving' })],
  rows: [
    row({ id: 1, quantity: 4, timePercent: 50, soundPower: 106, barrierDba: -5, enclosureDba: -3 }),
    row({ id: 2, exclusiveGroup: 'G1', soundPower: 110, quieterMethodSoundPower: 100, quieterMethodName: 'Press-in' }),
    row({ id: 3, exclusiveGroup: 'G2', soundPower: 90 }),
    row({ id: 4, taskId: 2, fixedLocation: at(110, 10), customMethodDba: -10, customMethodName: 'Muffler' }),
    row({ id: 5, taskId: 3 }),
  ],
  receivers: [
    receiver({
      criterion: 70,
      criterionOrigin: 'building',
      criterionReduction: 3,
      otherCriteria: [{ name: 'Examination', start: DAY, end: DAY, value: 65 }],
      contributions: [{ name: 'Site B', start: DAY, end: DAY, level: 60 }],
    }),
  ],
});
const calculation = new LiveCalculation(snapshot);
const explained = (run: Explanation['run'] = 'mitigated') => explain(calculation, 1, DAY, run) as Explanation;

describe('the table of a derivation', () => {
  const [first, second, third] = buildDerivation(explained()).zones;
  const machines = first?.activities[0]?.machines ?? [];

  it('has every figure between a sound power and its level (CALC-13, CALC-14, CALC-18, CALC-19)', () => {
    const power = 106 + 10 * Math.log10(4) + 10 * Math.log10(0.5) - 5;
    expect(machines[0]).toMatchObject({
      ...{ quantity: '4', quantityCorrection: '+6.02', soundPower: '106.00', timePercent: '50' },
      ...{ timeCorrection: '-3.01', reduction: '-5.00', mitigatedPower: power.toFixed(2) },
      ...{ distance: '85.00', distanceTerm: '-46.59', facade: '+3.00', level: (power + LOSS).toFixed(2) },
    });
  });

  it('shows the measure in force and those that are not added (M-21)', () => {
    expect(machines[0]?.measure).toMatchObject({ measure: 'barrier' });
    expect(machines[0]?.notAdded).toEqual([{ measure: 'enclosure', name: '', effect: '-3.00' }]);
    expect(second?.activities[0]?.machines[0]?.measure).toMatchObject({ measure: 'custom', name: 'Muffler' });
  });

  it('shows the replacement and what it replaces (M-20)', () => {
    expect(machines[1]?.replacement).toEqual({ kind: 'quieterMethod', name: 'Press-in', original: '110.00' });
    expect(buildDerivation(explained('unmitigated')).zones[0]?.activities[0]?.machines[1]).toMatchObject({
      replacement: null,
      soundPower: '110.00',
      reduction: '0.00',
    });
  });

  it('keeps a machine of another group in sight, without share (M-12)', () => {
    expect(machines.map(({ key, runs }) => [key, runs])).toEqual([
      [1, true],
      [2, true],
      [3, false],
    ]);
    expect(machines[2]).toMatchObject({ share: '0.0', distance: '-', distanceTerm: '-', facade: '-' });
    expect(first?.activities[0]?.loudestGroup).toBe('G1');
  });

  it('sums activities and zones, and shares come to 100 % (CALC-15)', () => {
    const power = 106 + 10 * Math.log10(2) - 5;
    expect(first?.activities[0]?.level).toBe(sum(power + LOSS, 100 + LOSS).toFixed(2));
    expect(first?.level).toBe(first?.activities[0]?.level);
    const shares = [first, second, third].map((block) => Number(block?.share));
    expect(shares.reduce((total, share) => total + share, 0)).toBeCloseTo(100, 0);
    const levels = [first, second].map((block) => Number(block?.level));
    expect(Number(buildDerivation(explained()).exactLevel)).toBeCloseTo(sum(...levels), 1);
  });

  it('marks a type B zone that is not the nearest (M-34)', () => {
    expect([first, second, third].map((block) => block?.counts)).toEqual([true, true, false]);
    expect(third?.share).toBe('0.0');
  });

  it('says where sources stand (M-31, M-32)', () => {
    expect(first?.activities[0]?.sources).toEqual([
      {
        key: 'notional 1',
        kind: 'notional',
        east: '835030.0',
        north: '817045.0',
        boundaryDistance: '15.0',
        screening: null,
      },
    ]);
    expect(second?.activities[0]?.sources[0]).toMatchObject({
      kind: 'fixed',
      east: '835110.0',
      boundaryDistance: null,
    });
  });

  it('[CALC-34] names the combination at work and its activities, a single one by its letter (M-41)', () => {
    const { combination } = buildDerivation(explained());
    expect(combination && nameCombination(i18next.t, combination)).toEqual({
      text: 'Working together: A, B, C (combination C-A)',
      clauses: ['M-41'],
    });
    const single = explain(new LiveCalculation(project()), 1, DAY, 'mitigated') as Explanation;
    const { combination: one } = buildDerivation(single);
    expect(one && nameCombination(i18next.t, one)).toEqual({ text: 'Active: A', clauses: ['M-41'] });
  });

  it('is empty on a day without active work', () => {
    const silent = explain(calculation, 1, toDay('2028-01-01'), 'mitigated') as Explanation;
    expect(buildDerivation(silent)).toMatchObject({ level: '-', hasLevel: false, combination: null, zones: [] });
  });
});

describe('criterion and verdict of a derivation', () => {
  it('shows each step from the standard to the criterion of the day (M-55 to M-57)', () => {
    expect(describeCriterion(i18next.t, explained().criterion)).toEqual([
      { text: '70, set for its building', clauses: ['M-55'] },
      { text: 'Examination: 65 from 2027-03-10 to 2027-03-10', clauses: ['M-57'] },
      { text: 'less 3 for an unregistered site nearby', clauses: ['M-56'] },
    ]);
  });

  it('[CALC-28] [Q13] compares whole decibels for the map and tenths for the report', () => {
    const judged = { level: 75.34, exceedsOnMap: false, exceedsInReport: true };
    expect(describeVerdicts(i18next.t, judged, 75)).toEqual([
      { id: 'onMap', compared: cite('Whole decibels: 75 against 75', 'M-60'), exceeds: false },
      { id: 'inReport', compared: cite('Report, to 0.1 dB: 75.3 against 75', 'M-61'), exceeds: true },
    ]);
    expect(describeVerdicts(i18next.t, { ...judged, level: null }, 75)).toEqual([]);
  });
});

describe('neighbours of a derivation', () => {
  it('are added to the own level (M-50, M-51)', () => {
    const explanation = explained();
    expect(listNeighbourLines(i18next.t, explanation, [])).toEqual([
      { key: 'own', name: cite('This project'), level: explanation.level?.toFixed(2), isDetail: false },
      {
        key: 'contribution 0',
        name: cite('Site B, 2027-03-10 to 2027-03-10', 'M-51'),
        level: '60.00',
        isDetail: false,
      },
    ]);
  });

  it('[CONC-09] go by their titles, or by number where these are not the ones that were counted', () => {
    const neighbour = describeNeighbour({
      zones: [zone({ id: 11, outline: squareAt(0, 200, 60), centre: at(30, 230) })],
      tasks: [task({ id: 11, zoneId: 11 })],
      rows: [row({ id: 11, taskId: 11, soundPower: 105 })],
    });
    const beside = new LiveCalculation(project({ neighbours: [neighbour] }));
    const explanation = explain(beside, 1, DAY, 'mitigated') as Explanation;
    const texts = (titles: readonly string[]) =>
      listNeighbourLines(i18next.t, explanation, titles).map(({ name }) =>
        writeCited(i18next.t, name).replace(/ [\d.]+ m$/, ''),
      );
    expect(texts(['Subway'])).toEqual(['This project', 'Subway, approved neighbour (M-50)', 'Zone 1, type A,']);
    expect(texts([])[1]).toBe('Approved neighbour 1 (M-50)');
  });

  it('are none where there are none (M-52)', () => {
    const alone = explain(new LiveCalculation(project()), 1, DAY, 'mitigated') as Explanation;
    expect(listNeighbourLines(i18next.t, alone, [])).toEqual([]);
  });
});

describe('the copied text of a derivation', () => {
  const text = () =>
    writeDerivationText(i18next.t, explained(), { receiver: 'N1, Block A', neighbours: [] }).split('\n');

  it('has a line for each machine, with the figures of the table in columns', () => {
    const head = text().find((line) => line.startsWith('Equipment')) ?? '';
    const line = text().find((candidate) => candidate.startsWith('Excavator')) ?? '';
    expect(line.split('\t').slice(1, 10)).toEqual([
      ...['4', '+6.02', '106.00', '-3.01', '50 %', 'Barrier', '-5.00', '104.01', '85.00'],
    ]);
    expect(head.split('\t')).toHaveLength(line.split('\t').length);
  });

  it('says how the columns lead to each other, with their clauses', () => {
    expect(text()).toContain('Level\tMitigated SWL + distance term + facade (M-33)');
    const plain = writeDerivationText(i18next.t, explained('unmitigated'), { receiver: 'N1', neighbours: [] }).split(
      '\n',
    );
    expect(plain).toContain('Total SWL\tSWL + time correction + quantity correction (M-10)');
  });

  it('ends with the level, its criterion, verdicts and neighbours', () => {
    const { exactLevel } = buildDerivation(explained());
    const level = text().find((line) => line.startsWith('Level at the receiver'));
    expect(level?.split('\t').slice(-2)).toEqual([exactLevel, '100.0']);
    expect(text()).toContain('Noise criterion\t62 dB(A) on this day');
    expect(text().filter((line) => line.endsWith('\tExceeds'))).toHaveLength(4);
    expect(text()).toContain('Site B, 2027-03-10 to 2027-03-10 (M-51)\t\t60.00');
  });
});

describe('a derivation with screening', () => {
  const wall = [[at(-300, 90), at(400, 90), at(400, 100), at(-300, 100), at(-300, 90)]];
  const block = { kind: 'other', heightMetres: null, storeys: null, baseLevel: 5 } as const;
  const screened = (changes: Partial<Parameters<typeof row>[0]> = {}, roofLevel = 90) =>
    new LiveCalculation(
      project({
        rows: [row(changes)],
        screening: {
          structures: [
            { ...block, id: 1, name: 'Block A', outline: squareAt(20, 130, 20), roofLevel: 35 },
            { ...block, id: 2, name: 'Long Wall', outline: wall, roofLevel },
          ],
          ...{ barriers: [], rows: [], points: [] },
          zones: [{ zoneId: 1, groundLevel: 5, plantHeight: null }],
        },
      }),
    );
  const of = (calculation: LiveCalculation, run: Explanation['run']) => {
    const [zoneBlock] = buildDerivation(explain(calculation, 1, DAY, run) as Explanation).zones;
    const activity = zoneBlock?.activities[0] as ActivityBlock;
    return { machine: activity.machines[0] as MachineLine, activity };
  };
  const notesOf = (activity: ActivityBlock) => describeActivityNotes(i18next.t, activity).map(({ text }) => text);

  it('[CALC-88] has the correction between distance and facade in the unmitigated run', () => {
    const { machine } = of(screened(), 'unmitigated');
    const terms = [machine.mitigatedPower, machine.distanceTerm, machine.screening, machine.facade].map(Number);
    expect(machine.screening).toBe('-10.00');
    expect(terms.reduce((sum, term) => sum + term, 0)).toBeCloseTo(Number(machine.level), 1);
    const titles = listColumns(i18next.t, 'unmitigated', true).map(({ id }) => id);
    expect(titles.slice(-4)).toEqual(['screening', 'facade', 'level', 'share']);
    expect(listColumns(i18next.t, 'unmitigated', false).map(({ id }) => id)).not.toContain('screening');
  });

  it('[CALC-88] has it as a part of the total reduction in the mitigated run, with its limit', () => {
    const { machine } = of(screened({ enclosureDba: -15, barrierDba: -8 }), 'mitigated');
    expect(machine).toMatchObject({ reduction: '-20.00', mitigatedPower: '92.00' });
    expect(Number(machine.level)).toBeCloseTo(92 + LOSS, 1);
    expect(describeMachineNotes(i18next.t, machine)).toContain(
      'at the machine -15.00, screened -10.00, barrier -8.00: already screened here, limited to -20.00',
    );
  });

  it('[CALC-88] says which screen decides, up to where it hides the works, and when nothing does', () => {
    const hidden = notesOf(of(screened(), 'unmitigated').activity);
    expect(hidden).toContain('Screening -10.00 dB(A)');
    expect(hidden.join()).toMatch(
      /The zone is hidden up to \d+\.\d mPD \(roof \d+\.\d\)\. Long Wall decides, 90\.0 mPD \(roof level\)/,
    );
    const low = notesOf(of(screened({}, 14), 'unmitigated').activity);
    expect(low).toContain('Screening 0.00 dB(A)');
    expect(low.join()).toContain('so it is in view');
    const off = buildDerivation(explained()).zones[0]?.activities[0] as ActivityBlock;
    expect(notesOf(off).join()).not.toContain('Screening');
  });
});
