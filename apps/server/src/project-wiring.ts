import type { ServerParts } from './process-parts.ts';
import type { AccessService } from './services/access.service.ts';
import { createActivityService } from './services/activity.service.ts';
import { createCentreService } from './services/centre.service.ts';
import { createConcurrentSiteService } from './services/concurrent-site.service.ts';
import { createCopyService } from './services/copy.service.ts';
import { createEquipmentService } from './services/equipment.service.ts';
import { createEquipmentFileService } from './services/equipment-file.service.ts';
import { createLeaseService } from './services/lease.service.ts';
import { createMemberService } from './services/member.service.ts';
import { createMitigationService } from './services/mitigation.service.ts';
import { createNeighbourService } from './services/neighbour.service.ts';
import { createOwnershipService } from './services/ownership.service.ts';
import { createProgrammeFileService } from './services/programme-file.service.ts';
import { createProjectService } from './services/project.service.ts';
import { createProjectEditingService } from './services/project-editing.service.ts';
import type { Quotas } from './services/quota.ts';
import { createReceiverService } from './services/receiver.service.ts';
import { createReceiverBuildingService } from './services/receiver-building.service.ts';
import { createResultRecordService } from './services/result-record.service.ts';
import { createRunLogService } from './services/run-log.service.ts';
import { createSampleService } from './services/sample.service.ts';
import { createScheduleService } from './services/schedule.service.ts';
import { createShapeFileService } from './services/shape-file.service.ts';
import { createSiteService } from './services/site.service.ts';
import { createUnregisteredSiteService } from './services/unregistered-site.service.ts';

/** Everything of one project but its report. */
export function createProjectServices(
  shared: Omit<ServerParts, 'listen' | 'files' | 'printer'> & {
    readonly access: AccessService;
    readonly quotas: Quotas;
  },
) {
  const projects = createProjectService(shared);
  return {
    projects,
    editing: createProjectEditingService({ ...shared, projects }),
    copies: createCopyService({ ...shared, projects }),
    samples: createSampleService({ ...shared, projects }),
    centres: createCentreService({ ...shared, projects }),
    unregisteredSites: createUnregisteredSiteService({ ...shared, projects }),
    receiverBuildings: createReceiverBuildingService({ ...shared, projects }),
    receivers: createReceiverService({ ...shared, projects }),
    neighbours: createNeighbourService(shared),
    concurrentSites: createConcurrentSiteService({ ...shared, projects }),
    runLog: createRunLogService(shared),
    resultRecords: createResultRecordService(shared),
    sites: createSiteService({ ...shared, projects }),
    schedules: createScheduleService({ ...shared, projects }),
    equipment: createEquipmentService({ ...shared, projects }),
    equipmentFiles: createEquipmentFileService(shared),
    mitigation: createMitigationService({ ...shared, projects }),
    shapeFiles: createShapeFileService(shared),
    programmeFiles: createProgrammeFileService(shared),
    leases: createLeaseService(shared),
    members: createMemberService(shared),
    ownership: createOwnershipService(shared),
    activity: createActivityService(shared),
  };
}
