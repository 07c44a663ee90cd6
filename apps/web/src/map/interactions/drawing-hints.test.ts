import { describe, expect, it } from 'vitest';
import { mapTools as english } from '../messages/map-tools.en.ts';
import { mapTools as simplified } from '../messages/map-tools.zh-hans.ts';
import { mapTools as traditional } from '../messages/map-tools.zh-hant.ts';

describe('the hint of a drawing', () => {
  it.each([english, traditional, simplified])(
    '[SITE-41] names the key that ends it from the first corner on',
    (texts) => {
      for (const hint of [texts.start, texts.next]) expect(hint).toMatch(/[^+]Enter/);
      for (const hint of [texts.startHere, texts.nextHere]) expect(hint).toContain('Shift+Enter');
    },
  );
});
