import { describe, expect, it } from 'vitest';
import { hasOwnSites, projectPath, readId } from './routes.ts';

describe('addresses', () => {
  it('carry the open project and the selected receiver', () => {
    expect(projectPath('/Select', 12, 7)).toBe('/Select?project=12&receiver=7');
    expect(projectPath('/', 12)).toBe('/?project=12');
    expect(projectPath('/', null, null)).toBe('/');
  });

  it('tell the pages whose map shows many sites, where the labels of the open project would cover them', () => {
    expect(['/Inbox', '/District', '/Review', '/Projects', '/'].map(hasOwnSites)).toEqual([
      ...[true, true],
      ...[false, false, false],
    ]);
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
