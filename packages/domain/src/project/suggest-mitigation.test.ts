import { describe, expect, it } from 'vitest';
import { type SuggestionState, suggestMitigation } from './suggest-mitigation.ts';

const plain = { quieterMethodSoundPower: 0, quieterEquipmentSoundPower: 0 };
const method = { ...plain, quieterMethodSoundPower: 98 };
const equipment = { ...plain, quieterEquipmentSoundPower: 99 };
const above = { isSelected: true, verdict: 'exceeds' } as const;
const suggest = (changes: Partial<SuggestionState>) =>
  suggestMitigation({ isReadonly: false, receivers: [above], rows: [plain], ...changes });

describe('what is suggested after a calculation', () => {
  it('[MITI-02] is the report for a project that can only be read', () => {
    expect(suggest({ isReadonly: true })).toBe('report');
    expect(suggest({ isReadonly: true, receivers: [] })).toBe('report');
  });

  it('[MITI-03] [Q115] is quieter methods first, whatever quieter equipment there is', () => {
    expect(suggest({})).toBe('quieterMethods');
    expect(suggest({ rows: [plain, equipment] })).toBe('quieterMethods');
  });

  it('[MITI-04] [Q115] is quieter equipment once there is a quieter method', () => {
    expect(suggest({ rows: [plain, method] })).toBe('quieterEquipment');
  });

  it('[MITI-05] [Q115] is further mitigation when both are there', () => {
    expect(suggest({ rows: [method, equipment] })).toBe('furtherMitigation');
    expect(suggest({ rows: [{ ...method, ...{ quieterEquipmentSoundPower: 99 } }] })).toBe('furtherMitigation');
  });

  it('[Q145] [Q115] counts a borderline receiver like one that exceeds', () => {
    expect(suggest({ receivers: [{ isSelected: true, verdict: 'borderline' }] })).toBe('quieterMethods');
    expect(suggest({ receivers: [{ isSelected: false, verdict: 'borderline' }] })).toBe('selectReceivers');
    expect(suggest({ receivers: [{ isSelected: true, verdict: null }] })).toBeNull();
  });

  it('[MITI-03] [MITI-05] [Q115] is nothing while no selected receiver exceeds', () => {
    expect(suggest({ receivers: [] })).toBeNull();
    expect(suggest({ receivers: [{ isSelected: true, verdict: 'satisfies' }] })).toBeNull();
    expect(
      suggest({
        receivers: [
          { isSelected: true, verdict: 'satisfies' },
          { isSelected: false, verdict: 'exceeds' },
        ],
      }),
    ).toBeNull();
  });

  it('[Q116] [MITI-07] is the selection when none is selected and one exceeds', () => {
    expect(suggest({ receivers: [{ isSelected: false, verdict: 'exceeds' }] })).toBe('selectReceivers');
    expect(suggest({ receivers: [{ isSelected: false, verdict: 'satisfies' }] })).toBeNull();
  });
});
