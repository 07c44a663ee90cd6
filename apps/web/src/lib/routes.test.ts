import { describe, expect, it } from 'vitest';
import { projectPath, readId } from './routes.ts';

describe('addresses', () => {
  it('carry the open project and the selected receiver', () => {
    expect(projectPath('/Select', 12, 7)).toBe('/Select?project=12&receiver=7');
    expect(projectPath('/', 12)).toBe('/?project=12');
    expect(projectPath('/', null, null)).toBe('/');
  });

  it('give an id only when it is a positive whole number', () => {
    expect(['12', '0', '-1', '1.5', '1e3', 'x', '', null].map(readId)).toEqual([
      12,
      null,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
