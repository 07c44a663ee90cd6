import { z } from 'zod';

/** The charts of the admin portal, in the order they are shown (ADMIN-02, ADMIN-03). */
export const statisticsCharts = ['users', 'companies', 'projects', 'accumulatedProjects', 'districts'] as const;
export type StatisticsChart = (typeof statisticsCharts)[number];

/** Months of Hong Kong from the first record on, none left out (ADMIN-04, Q131); what was deleted is not counted. */
export const statisticsSchema = z.object({
  months: z.array(
    z.object({
      month: z.string(),
      users: z.int(),
      companies: z.int(),
      projects: z.int(),
      accumulatedProjects: z.int(),
    }),
  ),
  /** By the district with the largest part of the site; null: no site yet. */
  districts: z.array(z.object({ district: z.string().nullable(), projects: z.int() })),
  /** Three words; what was rejected counts as Created (ADMIN-30, Q48). */
  statuses: z.object({ Created: z.int(), Submitted: z.int(), Approved: z.int() }),
});
export type Statistics = z.infer<typeof statisticsSchema>;

export const statisticsTableParametersSchema = z.object({ chart: z.enum(statisticsCharts) });
