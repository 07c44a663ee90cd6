import { z } from 'zod';

/** The steps of the guide that may have a tutorial, in the order of the guide. */
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

/** What the page needs to know before anyone signs in. */
export const configurationSchema = z.object({
  version: z.string(),
  baseMap: z.object({
    /** null: the offline base map from our own vector tiles is the only one. */
    tileUrl: z.string().nullable(),
    labelUrl: z.string().nullable(),
    attribution: z.string(),
    attributionUrl: z.string().nullable(),
  }),
  /** URL templates of our own vector tiles, each with its data edition inside. */
  tiles: z.object({ buildings: z.string(), baseMap: z.string() }),
  isSampleData: z.boolean(),
  /** Demo accounts are offered on the sign-in card only where the operator switched them on. */
  demoAccounts: z.array(z.object({ username: z.string(), password: z.string(), role: z.string() })),
  help: z.object({
    /** Steps without a tutorial have no link. */
    tutorials: z.partialRecord(z.enum(guideSteps), webAddress),
    /** Whom to write to; null: a neutral sentence stands there instead. */
    contactEmail: z.email().nullable(),
  }),
});
export type Configuration = z.infer<typeof configurationSchema>;
