import { describe, expect, it } from 'vitest';
import {
  formatCountdown,
  formatFileSize,
  formatGrid,
  formatInstantDay,
  formatLevel,
  formatLevelLabel,
  formatMetres,
  projectTitle,
} from './format.ts';

describe('formatting', () => {
  it('shows levels with one decimal, half up, and nothing heard as a dash', () => {
    expect([75.25, 75.249, 84, null].map(formatLevel)).toEqual(['75.3', '75.2', '84.0', '-']);
  });

  it('[MAP-17] shows the level of a label rounded half up to whole decibels', () => {
    expect([83.5, 83.49, null].map(formatLevelLabel)).toEqual(['84', '83', '-']);
  });

  it('shows grid coordinates with three decimals and distances with one', () => {
    expect(formatGrid(820_488.9444)).toBe('820488.944');
    expect(formatMetres(45.25)).toBe('45.3');
  });

  it('shows an instant as its day in Hong Kong', () => {
    expect(formatInstantDay('2026-11-11T17:00:00.000Z')).toBe('2026-11-12');
  });

  it("[SHELL-03] shows the '@' of a title as ' Version '", () => {
    expect(projectTitle({ title: 'Depot@2', version: null })).toBe('Depot Version 2');
    expect(projectTitle({ title: 'Depot', version: 3 })).toBe('Depot Version 3');
    expect(projectTitle({ title: 'Depot', version: null })).toBe('Depot');
  });

  it('counts down in minutes and seconds', () => {
    expect([599.2, 61, 5, -3].map(formatCountdown)).toEqual(['10:00', '1:01', '0:05', '0:00']);
  });

  it('shows file sizes', () => {
    expect([12, 184_320, 7_500_000].map(formatFileSize)).toEqual(['1 kB', '184 kB', '7.5 MB']);
  });
});
