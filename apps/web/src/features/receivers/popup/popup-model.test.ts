import { toDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { sampleDetail } from '../../../testing/samples.ts';
import { buildPopup, excess, judgeLevel } from './popup-model.ts';

describe('receiver popup', () => {
  it('[MAP-12] judges values at or below the criterion as within and values above as above', () => {
    expect(judgeLevel(75, 75)).toEqual({ text: '75.0', verdict: 'satisfies' });
    expect(judgeLevel(75.04, 75)).toEqual({ text: '75.0', verdict: 'satisfies' });
    expect(judgeLevel(75.1, 75)).toEqual({ text: '75.1', verdict: 'borderline' });
  });

  it('[CALC-48] shows hundredths where tenths would not explain the verdict', () => {
    expect(judgeLevel(75.46, 75)).toEqual({ text: '75.46', verdict: 'borderline' });
    expect(judgeLevel(75.54, 75)).toEqual({ text: '75.5', verdict: 'exceeds' });
    const card = buildPopup(sampleDetail({ mitigatedLevel: 75.46, verdict: 'borderline' }));
    expect(card.mitigated.text).toBe('75.46');
  });

  it('does not judge where nothing is heard', () => {
    expect(judgeLevel(null, 75)).toEqual({ text: '-', verdict: null });
  });

  it('[MAP-06] takes the conclusion of the calculation', () => {
    expect(buildPopup(sampleDetail({ verdict: 'exceeds' })).conclusion).toBe('exceed');
    expect(buildPopup(sampleDetail({ verdict: 'satisfies' })).conclusion).toBe('satisfy');
    expect(buildPopup(sampleDetail({ verdict: 'borderline' })).conclusion).toBe('borderline');
    expect(buildPopup(sampleDetail({ isLeftOut: true, verdict: null })).conclusion).toBe('leftOut');
  });

  it('[NSR-45] says that a place without a criterion has no verdict, and shows its level', () => {
    const none = { unmitigatedVerdict: null, verdict: null, withNeighbourVerdict: null };
    const park = buildPopup(sampleDetail({ criterion: null, mitigatedLevel: 75.46, ...none }));
    expect([park.conclusion, park.mitigated]).toEqual(['notJudged', { text: '75.5', verdict: null }]);
  });

  it('[SHELL-64] says by how many decibels the criterion is exceeded', () => {
    expect(excess(sampleDetail({ mitigatedLevel: 85.04, criterion: 75 }))).toBe('10.0');
    expect(excess(sampleDetail({ mitigatedLevel: 75.06, criterion: 75 }))).toBe('0.1');
  });

  it('[MAP-08] shows both highest levels with one decimal', () => {
    const model = buildPopup(sampleDetail({ unmitigatedLevel: 84.44, mitigatedLevel: 78.25 }));
    expect([model.unmitigated.text, model.mitigated.text]).toEqual(['84.4', '78.3']);
  });

  it('[MAP-09] [MAP-10] states whether neighbours contribute, and the highest level with them', () => {
    const model = buildPopup(sampleDetail({ withNeighbourLevel: 84.96, hasNeighbourContribution: true }));
    expect([model.hasNeighbour, model.withNeighbour]).toEqual([true, { text: '85.0', verdict: 'exceeds' }]);
    expect(buildPopup(sampleDetail()).hasNeighbour).toBe(false);
  });

  it('[CALC-47] says what it is only together with neighbours', () => {
    const of = (verdict: 'satisfies' | 'exceeds', withNeighbourVerdict: 'borderline' | 'exceeds') =>
      buildPopup(sampleDetail({ verdict, withNeighbourVerdict })).onlyTogether;
    expect([of('satisfies', 'borderline'), of('exceeds', 'exceeds')]).toEqual(['borderline', null]);
  });

  it('[MAP-11] lists task codes with their levels in a mitigated and an unmitigated section', () => {
    const combination = { key: '1-1+2-2', code: 'C-A', level: 70.26, day: toDay('2027-05-01') };
    const entry = { key: '1-1+2-2', code: 'C-A', day: '2027-05-01' };
    const mitigated = { ...combination, level: 76 };
    expect(buildPopup(sampleDetail({ unmitigated: [combination], mitigated: [mitigated] })).sections).toEqual([
      { id: 'mitigated', entries: [{ ...entry, level: { text: '76.0', verdict: 'exceeds' } }] },
      { id: 'unmitigated', entries: [{ ...entry, level: { text: '70.3', verdict: 'satisfies' } }] },
    ]);
  });

  it('[MAP-18] lists at most 20 entries a section', () => {
    const combination = { key: '1-1', code: 'A', level: 70, day: toDay('2027-05-01') };
    const model = buildPopup(sampleDetail({ unmitigated: Array.from({ length: 25 }, () => combination) }));
    expect(model.sections.map((section) => [section.id, section.entries.length])).toEqual([
      ['mitigated', 0],
      ['unmitigated', 20],
    ]);
  });

  it('[Q145] says by how much a borderline receiver is above in tenths', () => {
    expect(buildPopup(sampleDetail({ mitigatedLevel: 75.34, verdict: 'borderline' })).borderlineExcess).toBe('0.3');
    expect(buildPopup(sampleDetail({ mitigatedLevel: 75, verdict: 'satisfies' })).borderlineExcess).toBeNull();
    expect(buildPopup(sampleDetail({ mitigatedLevel: 78, verdict: 'exceeds' })).borderlineExcess).toBeNull();
  });
});
