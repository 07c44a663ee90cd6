import { daySchema, multiPolygonSchema } from '@quietsite/domain/schemas';
import { z } from 'zod';
import { submissionStates } from '../review/submission.ts';

/** The contents of a card besides the project's summary and progress. */
export const projectCardSchema = z.object({
  projectId: z.int(),
  /** The outlines of the site, with fewer corners than the stored ones; empty before a site is drawn. */
  site: multiPolygonSchema,
  /** The newest submission. */
  submission: z
    .object({
      number: z.int(),
      state: z.enum(submissionStates),
      submittedAt: z.iso.datetime(),
      decidedAt: z.iso.datetime().nullable(),
      /** The start of the reason for the return; empty otherwise. */
      reason: z.string(),
    })
    .nullable(),
  /** Approved neighbours that the newest levels do not include (Q38). */
  newNeighbours: z.array(z.object({ title: z.string(), approvedOn: daySchema })),
});
export type ProjectCard = z.infer<typeof projectCardSchema>;

/** The actions of others in a user's project. */
export const newsKinds = [
  'commented',
  'resolvedComment',
  'returned',
  'approved',
  'submitted',
  'addedYou',
  'changedInformation',
  'changedSite',
  'changedSchedule',
  'changedEquipment',
  'changedReceivers',
  'changedMitigation',
  'changedReport',
  'neighbourApproved',
] as const;
export type NewsKind = (typeof newsKinds)[number];

export const projectNewsEntrySchema = z.object({
  kind: z.enum(newsKinds),
  projectId: z.int(),
  projectTitle: z.string(),
  projectVersion: z.int().nullable(),
  /** Null for a neighbour, and if that account no longer exists. */
  who: z.string().nullable(),
  /** The number of times since the last visit. */
  count: z.int(),
  /** The time of the last one; for a neighbour, the day of its approval. */
  at: z.iso.datetime(),
  /** The title of a neighbour. */
  name: z.string().nullable(),
});
export type ProjectNewsEntry = z.infer<typeof projectNewsEntrySchema>;

export const projectNewsSchema = z.object({
  since: z.iso.datetime(),
  /** The time of the response: marking as read covers items up to here. */
  until: z.iso.datetime(),
  /** Newest first, up to the number that a column shows. */
  entries: z.array(projectNewsEntrySchema),
});
export type ProjectNews = z.infer<typeof projectNewsSchema>;

export const newsReadSchema = z.object({ until: z.iso.datetime() });
