import { describe, expect, it } from 'vitest';
import { nameLeftPlace } from './left-place.ts';

describe('the question about unsaved changes', () => {
  it('[SHELL-89] names the screen that is left for another one', () => {
    expect(nameLeftPlace({ from: '/Equipment', to: '/Neighbor' })).toBe('menu.equipment');
    expect(nameLeftPlace({ from: '/Mitigation/2', to: '/Report' })).toBe('menu.mitigation');
  });

  it('[EQUIP-15] [SHELL-89] asks about closing where the screen is only closed, or is not in the menu', () => {
    expect(nameLeftPlace({ from: '/Equipment', to: '/' })).toBeNull();
    expect(nameLeftPlace({ from: '/EditUser', to: '/Report' })).toBeNull();
  });
});
