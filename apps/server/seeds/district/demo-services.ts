import { ENGINE_VERSION } from '@quietsite/acoustics';
import { calculateRun } from '@quietsite/domain';
import { PRODUCT_VERSION } from '../../src/config/version.ts';
import type { Connection } from '../../src/database/connection.ts';
import { createCalculationService } from '../../src/services/calculation/calculation.service.ts';
import { createRunService } from '../../src/services/calculation/run.service.ts';
import type { Enqueue, JobRequest } from '../../src/services/mechanisms/queue.ts';
import { createQuotas } from '../../src/services/mechanisms/quota.ts';
import { createMitigationService } from '../../src/services/mitigation/mitigation.service.ts';
import { createMemberService } from '../../src/services/organisations/member.service.ts';
import { createAccessService } from '../../src/services/projects/access.service.ts';
import { createArchiveService } from '../../src/services/projects/archive.service.ts';
import { createCopyService } from '../../src/services/projects/copy.service.ts';
import { createProjectService } from '../../src/services/projects/project.service.ts';
import { createProjectEditingService } from '../../src/services/projects/project-editing.service.ts';
import { createReceiverService } from '../../src/services/receivers/receiver.service.ts';
import { createReceiverBuildingService } from '../../src/services/receivers/receiver-building.service.ts';
import { createDocumentService } from '../../src/services/report/document.service.ts';
import { createPlanService } from '../../src/services/report/plan.service.ts';
import { createPrintService, PRINT_LIMIT_MS } from '../../src/services/report/print.service.ts';
import { createReceiptService } from '../../src/services/report/receipt.service.ts';
import { createReportService } from '../../src/services/report/report.service.ts';
import { createSubmissionService } from '../../src/services/report/submission.service.ts';
import { createCommentService } from '../../src/services/review/comment.service.ts';
import { createDecisionService } from '../../src/services/review/decision.service.ts';
import { createReviewDeskService } from '../../src/services/review/review-desk.service.ts';
import { createScreeningService } from '../../src/services/site/screening.service.ts';
import type { Press } from '../press.ts';
import { withClock } from './dated-inserts.ts';

const CALCULATION_LIMIT_MS = 60_000;
/** Only mails contain it, and the demonstration sends none. */
const publicOrigin = 'https://quietsite.example';
const noLimits = { maxProjects: Number.MAX_SAFE_INTEGER, maxStoredMegabytes: Number.MAX_SAFE_INTEGER };

export type DemoServices = ReturnType<typeof createDemoServices>;

/**
 * The product's own services with a clock that can be set, so that the demonstration has a past. Jobs are performed
 * here instead of in a worker, whose clock shows the present; mails are not sent.
 */
export function createDemoServices(connection: Connection, { files, printer }: Press) {
  let now = new Date();
  const clock = () => now;
  const database = withClock(connection, clock);
  const jobs: JobRequest[] = [];
  const enqueue: Enqueue = async (_, job) => void jobs.push(job);
  const access = createAccessService({ database, clock });
  const projects = createProjectService({ database, access, clock });
  const shared = { database, access, clock, enqueue, files, projects, publicOrigin, quotas: createQuotas(noLimits) };
  const plans = createPlanService({ database });
  const calculate = async (...[snapshot, { onProgress }]: Parameters<Calculate>) =>
    calculateRun(snapshot, { onProgress });
  const runs = createRunService({ database, clock, calculate });
  const prints = createPrintService({
    ...{ database, files, printer, plans, clock, timeLimitMs: PRINT_LIMIT_MS['print-large'] },
  });
  const receipts = createReceiptService({ ...shared, printer });

  async function perform(job: JobRequest): Promise<void> {
    if (job.name === 'calculate') await runs.perform(job.data.runId, AbortSignal.timeout(CALCULATION_LIMIT_MS));
    else if (job.name === 'print' || job.name === 'print-large') await prints.perform(job.data.documentId);
    else if (job.name === 'receipt') await receipts.perform(job.data.submissionId);
  }

  return {
    ...{ database, clock, projects },
    editing: createProjectEditingService(shared),
    members: createMemberService(shared),
    screening: createScreeningService(shared),
    receivers: createReceiverService(shared),
    buildings: createReceiverBuildingService(shared),
    mitigation: createMitigationService(shared),
    calculations: createCalculationService({ ...shared, engineVersion: ENGINE_VERSION }),
    copies: createCopyService(shared),
    archive: createArchiveService({ ...shared, retentionDays: 0 }),
    documents: createDocumentService(shared),
    reports: createReportService({ ...shared, plans }),
    submissions: createSubmissionService({ ...shared, productVersion: PRODUCT_VERSION }),
    comments: createCommentService(shared),
    decisions: createDecisionService(shared),
    reviewDesk: createReviewDeskService(shared),

    setTime: (moment: Date) => {
      now = moment;
    },

    /** To be called after every service that may have requested jobs. */
    async performJobs(): Promise<void> {
      for (let job = jobs.shift(); job; job = jobs.shift()) await perform(job);
    },
  };
}

type Calculate = Parameters<typeof createRunService>[0]['calculate'];
