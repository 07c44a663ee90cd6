import { expect, it } from 'vitest';
import { ENGINE_VERSION } from './engine-version.ts';

it('the engine has a version of three numbers, which is stored with every run', () => {
  expect(ENGINE_VERSION).toMatch(/^\d+\.\d+\.\d+$/);
});
