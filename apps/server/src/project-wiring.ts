import { ENGINE_VERSION } from '@quietsite/acoustics';
import type { ServerDependencies } from './process-dependencies.ts';
import { createResultOverviewService } from './services/calculation/result-overview.service.ts';
import { createResultRecordService } from './services/calculation/result-record.service.ts';
import { createRunLogService } from './services/calculation/run-log.service.ts';
import { createEquipmentService } from './services/equipment/equipment.service.ts';
import { createEquipmentFileService } from './services/equipment/equipment-file.service.ts';
import type { Quotas } from './services/mechanisms/quota.ts';
import { createMitigationService } from './services/mitigation/mitigation.service.ts';
import { createScenarioService } from './services/mitigation/scenario.service.ts';
import { createMemberService } from './services/organisations/member.service.ts';
import { createOwnershipService } from './services/organisations/ownership.service.ts';
import { createProgrammeFileService } from './services/programme/programme-file.service.ts';
import { createScheduleService } from './services/programme/schedule.service.ts';
import { createWorkingCalendarService } from './services/programme/working-calendar.service.ts';
import type { AccessService } from './services/projects/access.service.ts';
import { createActivityService } from './services/projects/activity.service.ts';
import { createCopyService } from './services/projects/copy.service.ts';
import { createHomeService } from './services/projects/home.service.ts';
import { createLeaseService } from './services/projects/lease.service.ts';
import { createProgressService } from './services/projects/progress.service.ts';
import { createProjectService } from './services/projects/project.service.ts';
import { createProjectEditingService } from './services/projects/project-editing.service.ts';
import { createSampleService } from './services/projects/sample.service.ts';
import { createReceiverService } from './services/receivers/receiver.service.ts';
import { createReceiverBuildingService } from './services/receivers/receiver-building.service.ts';
import { createCentreService } from './services/site/centre.service.ts';
import { createConcurrentSiteService } from './services/site/concurrent-site.service.ts';
import { createNeighbourService } from './services/site/neighbour.service.ts';
import { createScreeningService } from './services/site/screening.service.ts';
import { createShapeFileService } from './services/site/shape-file.service.ts';
import { createSiteService } from './services/site/site.service.ts';
import { createUnregisteredSiteService } from './services/site/unregistered-site.service.ts';

/** Services of one project, except its report. */
export function createProjectServices(
  shared: Omit<ServerDependencies, 'listen' | 'files' | 'printer'> & {
    readonly access: AccessService;
    readonly quotas: Quotas;
  },
) {
  const projects = createProjectService(shared);
  return {
    projects,
    progress: createProgressService(shared),
    home: createHomeService({ ...shared, projects }),
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
    resultOverviews: createResultOverviewService(shared),
    resultRecords: createResultRecordService(shared),
    screening: createScreeningService({ ...shared, projects }),
    sites: createSiteService({ ...shared, projects }),
    schedules: createScheduleService({ ...shared, projects }),
    workingCalendars: createWorkingCalendarService({ ...shared, projects }),
    equipment: createEquipmentService({ ...shared, projects }),
    equipmentFiles: createEquipmentFileService(shared),
    mitigation: createMitigationService({ ...shared, projects }),
    scenarios: createScenarioService({ ...shared, projects, engineVersion: ENGINE_VERSION }),
    shapeFiles: createShapeFileService(shared),
    programmeFiles: createProgrammeFileService(shared),
    leases: createLeaseService(shared),
    members: createMemberService(shared),
    ownership: createOwnershipService(shared),
    activity: createActivityService(shared),
  };
}
