import { z } from 'zod';

/** The steps of the guide that may have a tutorial, in guide order. */
export const guideSteps = [
  'registration',
  'signIn',
  'project',
  'equipment',
  'calculation',
  'mitigation',
  'report',
] as const;
export type GuideStep = (typeof guideSteps)[number];

const webAddress = z.url({ protocol: /^https?$/ });

/** The source of the raster tiles, and its attribution. */
const tileSetShape = {
  labelUrl: z.string().nullable(),
  attribution: z.string(),
  attributionUrl: z.string().nullable(),
};

/** The data that the page needs before a user signs in. */
export const configurationSchema = z.object({
  version: z.string(),
  baseMap: z.object({
    /** Null if the offline base map from the built-in vector tiles is the only one. */
    tileUrl: z.string().nullable(),
    ...tileSetShape,
    /** Null if users have no imagery to choose. */
    imagery: z.object({ tileUrl: z.string(), ...tileSetShape }).nullable(),
  }),
  /** URL templates of the built-in vector tiles, each including its data edition. */
  tiles: z.object({ buildings: z.string(), baseMap: z.string() }),
  isSampleData: z.boolean(),
  /** Demo accounts appear on the sign-in card only if the operator enabled them. */
  demoAccounts: z.array(z.object({ username: z.string(), password: z.string(), role: z.string() })),
  help: z.object({
    /** Steps without a tutorial have no link. */
    tutorials: z.partialRecord(z.enum(guideSteps), webAddress),
    /** Contact address; null to show a neutral sentence instead. */
    contactEmail: z.email().nullable(),
  }),
});
export type Configuration = z.infer<typeof configurationSchema>;
