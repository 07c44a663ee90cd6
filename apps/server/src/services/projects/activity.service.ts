import type { Activity, ActivityAction } from '@quietsite/contracts';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database } from '../../database/connection.ts';
import { listActivity } from '../../repositories/projects/audit.repository.ts';
import type { AccessService } from './access.service.ts';

const PAGE_LENGTH = 50;

/** Maps audit log actions, named after services, to what a person did. */
const actions: Readonly<Record<string, ActivityAction>> = {
  'project.create': 'created',
  'project.information': 'changedInformation',
  'site.save': 'changedSite',
  'centres.move': 'movedCentres',
  'screening.save': 'changedScreening',
  'unregisteredSites.save': 'changedUnregisteredSites',
  'receiverBuildings.change': 'changedReceiverBuildings',
  'schedule.save': 'changedSchedule',
  'calendar.save': 'changedWorkingDays',
  'calendar.holidays': 'changedHolidays',
  'equipment.save': 'changedEquipment',
  'material.add': 'addedMaterial',
  'material.remove': 'removedMaterial',
  'project.copy': 'copiedFromAnother',
  'project.copied': 'copied',
  'project.archive': 'archived',
  'project.unarchive': 'unarchived',
  'project.delete': 'deleted',
  'lease.takeOver': 'tookOver',
  'member.add': 'addedMember',
  'member.role': 'changedRole',
  'member.remove': 'removedMember',
  'ownership.transfer': 'transferredOwnership',
  'calculation.start': 'startedCalculation',
  'calculation.cancel': 'cancelledCalculation',
  'document.create': 'madeDocument',
  'report.save': 'wroteReport',
  'attachment.add': 'addedAttachment',
  'attachment.remove': 'removedAttachment',
};

export type ActivityService = ReturnType<typeof createActivityService>;

interface Dependencies {
  readonly database: Database;
  readonly access: AccessService;
}

export function createActivityService({ database, access }: Dependencies) {
  return {
    async list(
      user: AuthenticatedUser,
      projectId: number,
      before: number | undefined,
    ): Promise<{ entries: Activity[]; hasMore: boolean }> {
      await access.require(user, projectId, 'seeActivity');
      const rows = await listActivity(database, projectId, before, PAGE_LENGTH + 1);
      return { entries: rows.slice(0, PAGE_LENGTH).map(toActivity), hasMore: rows.length > PAGE_LENGTH };
    },
  };
}

type Row = Awaited<ReturnType<typeof listActivity>>[number];

const toActivity = (row: Row): Activity => ({
  id: row.id,
  at: row.at.toISOString(),
  who: row.who,
  action: actions[row.action] ?? 'other',
  details: describe(row),
});

/** Only what the text on screen needs: the name of another person or of a file, and roles, never ids or contents. */
function describe({ subject, details }: Row): Activity['details'] {
  const { name, role, was } = details;
  return {
    ...(typeof name === 'string' && { name }),
    ...(subject !== null && { name: subject }),
    ...(typeof role === 'string' && { role }),
    ...(typeof was === 'string' && { was }),
  };
}
