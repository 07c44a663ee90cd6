export const routes = {
  home: '/',
  homeAlias: '/Menu1',
  login: '/Login',
  reset: '/Reset',
  newPassword: '/NewPassword',
  invitation: '/Invitation',
  approval: '/ApproveUser',
  approvalResult: '/UserApproval',
  confirmEmail: '/ConfirmEmail',
  registrationStatus: '/RegistrationStatus',
  admin: '/Admin',
  profile: '/EditUser',
  members: '/Members',
  guide: '/Guide',
  accessibility: '/Accessibility',
  apiDocs: '/ApiDocs',
  method: '/Method',
  inbox: '/Inbox',
  caseFile: '/CaseFile',
  projects: '/Projects',
  district: '/District',
  editProject: '/EditProjects',
  centrePoint: '/CenterPoint',
  equipment: '/Equipment',
  neighbours: '/Neighbor',
  select: '/Select',
  mitigation: '/Mitigation',
  report: '/Report',
  review: '/Review',
  notionalDistance: '/NotionalDistance',
} as const;

/** Whether the page shows its own sites on the map, of which the open project may be one. */
export const hasOwnSites = (pathname: string): boolean => pathname === routes.inbox || pathname === routes.district;

/** The open project and the selected receiver are in the address, so a reload or a shared link shows the same thing. */
export function projectPath(path: string, projectId: number | null, receiverId?: number | null): string {
  const [pathname = '', ownQuery] = path.split('?');
  const query = new URLSearchParams(ownQuery);
  if (projectId !== null) query.set('project', String(projectId));
  if (receiverId !== undefined && receiverId !== null) query.set('receiver', String(receiverId));
  const text = query.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}

/**
 * The page of everything submitted for a project. The id is not that of an open project: its reader cannot open most of
 * them.
 */
export const caseFilePath = (projectId: number): string => `${routes.caseFile}?case=${projectId}`;

/** A positive whole number from the address, or null for anything else. */
export function readId(text: string | null | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null;
  return Number(text);
}
