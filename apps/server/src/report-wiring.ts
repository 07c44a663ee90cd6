import { findClashDatesInThread, listSharedClashesInThread } from './calculation/describe-in-thread.ts';
import type { Environment } from './config/environment.ts';
import { PRODUCT_VERSION } from './config/version.ts';
import type { ServerDependencies } from './process-dependencies.ts';
import { createClashDatesService } from './services/district/clash-dates.service.ts';
import { createDayPartsService } from './services/district/day-parts.service.ts';
import { createDistrictService } from './services/district/district.service.ts';
import { createSiteClashesService } from './services/district/site-clashes.service.ts';
import type { AccessService } from './services/projects/access.service.ts';
import { createPlanService } from './services/report/plan.service.ts';
import { createPlanTableService } from './services/report/plan-table.service.ts';
import { createReportService } from './services/report/report.service.ts';
import { createReportPreviewService } from './services/report/report-preview.service.ts';
import { createSubmissionService } from './services/report/submission.service.ts';
import { createBriefService } from './services/review/brief.service.ts';
import { createCommentService } from './services/review/comment.service.ts';
import { createComparisonService } from './services/review/comparison.service.ts';
import { createDecisionService } from './services/review/decision.service.ts';
import { createReviewService } from './services/review/review.service.ts';
import { createReviewDeskService } from './services/review/review-desk.service.ts';

/** Services from submission to decision. */
export function createReviewServices(
  environment: Environment,
  shared: Omit<ServerDependencies, 'listen' | 'printer'> & { readonly access: AccessService },
) {
  const submissions = createSubmissionService({ ...shared, productVersion: PRODUCT_VERSION });
  return {
    submissions,
    briefs: createBriefService({ ...shared, submissions }),
    comparisons: createComparisonService({ ...shared, submissions }),
    reviews: createReviewService(shared),
    reviewDesk: createReviewDeskService(shared),
    districts: createDistrictService(shared),
    comments: createCommentService({ ...shared, publicOrigin: environment.PUBLIC_ORIGIN }),
    clashDates: createClashDatesService({ ...shared, findDates: findClashDatesInThread }),
    dayParts: createDayPartsService(shared),
    siteClashes: createSiteClashesService({ ...shared, calculate: listSharedClashesInThread }),
    decisions: createDecisionService({ ...shared, publicOrigin: environment.PUBLIC_ORIGIN }),
  };
}

/** Services for reports, on screen and on paper. */
export function createReportServices(
  shared: Pick<ServerDependencies, 'database' | 'clock' | 'printer'> & { access: AccessService },
) {
  const plans = createPlanService(shared);
  return {
    reports: createReportService({ ...shared, plans }),
    reportPreviews: createReportPreviewService({ ...shared, plans }),
    planTables: createPlanTableService({ ...shared, plans }),
  };
}
