import { fileURLToPath } from 'node:url';
import * as whole from '@quietsite/geometry';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { leftOutParts } from './left-out-parts.ts';

/** Loads the module as a browser gets it. */
async function load(source: string) {
  const output = (await build({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'error',
    plugins: [
      {
        name: 'source',
        resolveId: (id) => (id === 'source' ? id : null),
        load: (id) => (id === 'source' ? source : null),
      },
      leftOutParts(),
    ],
    build: { write: false, rolldownOptions: { input: 'source', preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput;
  const { code } = output.output[0];
  return { code, loaded: await import(`data:text/javascript,${encodeURIComponent(code)}`) };
}

it('leaves the projections as they are', async () => {
  const { code, loaded } = await load("export * from '@quietsite/geometry'");
  const part = loaded as typeof whole;
  for (const [easting, northing] of [
    [836694.05, 819069.8],
    [801000, 801000],
    [859999.5, 847000.25],
  ] as const) {
    const point = whole.hk80(easting, northing);
    expect(part.hk80ToLonLat(point)).toEqual(whole.hk80ToLonLat(point));
    expect(part.hk80ToMercator(point)).toEqual(whole.hk80ToMercator(point));
    expect(part.mercatorToHk80(part.hk80ToMercator(point))).toEqual(whole.mercatorToHk80(whole.hk80ToMercator(point)));
    expect(part.lonLatToHk80(part.hk80ToLonLat(point))).toEqual(whole.lonLatToHk80(whole.hk80ToLonLat(point)));
  }
  expect(code).not.toContain('PROJCS');
});

it('leaves the checks of answers as they are', async () => {
  const { loaded } = await load("export { sessionSchema } from '@quietsite/contracts'");
  const user = { id: 1, username: 'demo', firstName: 'A', lastName: 'B', userType: 'Contractor Admin' };
  const session = {
    user: { ...user, company: null, companyId: null, district: null },
    expiresAt: '2026-11-17T00:00:00Z',
  };
  expect(loaded.sessionSchema.parse(session)).toEqual(session);
  for (const wrong of [{ ...session, expiresAt: 'soon' }, { ...session, user }, null])
    expect(loaded.sessionSchema.safeParse(wrong).success).toBe(false);
  expect(() => loaded.sessionSchema.toJSONSchema()).toThrow('left out of the build');
});
