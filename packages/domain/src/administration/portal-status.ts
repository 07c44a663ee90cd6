export const portalStatuses = ['Created', 'Submitted', 'Approved'] as const;
export type PortalStatus = (typeof portalStatuses)[number];

/**
 * The admin portal has three statuses. A rejected project can be submitted again, so it counts as Created (ADMIN-30,
 * Q48).
 */
export function portalStatusOf(project: { readonly isSubmitted: boolean; readonly isApproved: boolean }): PortalStatus {
  if (project.isApproved) return 'Approved';
  return project.isSubmitted ? 'Submitted' : 'Created';
}
