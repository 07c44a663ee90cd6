import { describe, expect, it } from 'vitest';
import { sampleLevel, sampleReceiver } from '../../testing/samples.ts';
import { describeReceiver, describeReceivers } from './receiver-look.ts';

describe('describeReceiver', () => {
  it('is neutral and without label before a calculation', () => {
    expect(describeReceiver(sampleReceiver(), undefined)).toMatchObject({
      verdict: 'neutral',
      isHighlighted: false,
      label: '',
    });
  });

  it('[MAP-16] highlights and labels rank 20 and not rank 21', () => {
    const looks = [20, 21].map((rank) => describeReceiver(sampleReceiver(), sampleLevel({ rank })));
    expect(looks.map((look) => look.isHighlighted)).toEqual([true, false]);
    expect(looks.map((look) => look.label)).toEqual(['N1 84', '']);
    expect(looks.map((look) => look.fullLabel)).toEqual(['N1 84', 'N1 84']);
  });

  it('[MAP-17] labels with the rounded level', () => {
    expect(describeReceiver(sampleReceiver(), sampleLevel({ mitigatedLevel: 83.49 })).label).toBe('N1 83');
  });

  it('takes the verdict of the calculation', () => {
    expect(describeReceiver(sampleReceiver(), sampleLevel({ verdict: 'exceeds' })).verdict).toBe('exceeds');
    expect(describeReceiver(sampleReceiver(), sampleLevel({ verdict: 'satisfies' })).verdict).toBe('satisfies');
  });

  it('[MAP-27] [Q145] labels a borderline receiver with tenths, every other with whole decibels', () => {
    const look = describeReceiver(sampleReceiver(), sampleLevel({ verdict: 'borderline', mitigatedLevel: 75.34 }));
    expect([look.verdict, look.label]).toEqual(['borderline', 'N1 75.3']);
    const nearly = describeReceiver(sampleReceiver(), sampleLevel({ verdict: 'borderline', mitigatedLevel: 75.46 }));
    expect(nearly.label).toBe('N1 75.46');
    expect(describeReceiver(sampleReceiver(), sampleLevel({ mitigatedLevel: 76.34 })).label).toBe('N1 76');
  });

  it('gives a receiver that was left out no verdict', () => {
    const look = describeReceiver(sampleReceiver(), sampleLevel({ isLeftOut: true, verdict: null }));
    expect(look).toMatchObject({ verdict: 'neutral', isHighlighted: false });
  });

  it('joins levels to receivers by point, not by order', () => {
    const receivers = [sampleReceiver({ pointId: 1 }), sampleReceiver({ pointId: 2, name: 'N2' })];
    const levels = [sampleLevel({ pointId: 2, rank: 1 }), sampleLevel({ pointId: 1, rank: 2, verdict: 'satisfies' })];
    const looks = describeReceivers(receivers, new Map(levels.map((level) => [level.pointId, level])));
    expect(looks.map((look) => [look.pointId, look.verdict])).toEqual([
      [1, 'satisfies'],
      [2, 'exceeds'],
    ]);
  });
});
