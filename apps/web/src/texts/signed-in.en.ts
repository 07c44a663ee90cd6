import { shell } from '../app/messages/shell.en.ts';
import { steps } from '../app/messages/steps.en.ts';
import { accounts } from '../features/auth/messages/accounts.en.ts';
import { results } from '../features/calculation/messages/results.en.ts';
import { runLog } from '../features/calculation/messages/run-log.en.ts';
import { derivation } from '../features/derivation/messages/derivation.en.ts';
import { catalogue } from '../features/equipment/messages/catalogue.en.ts';
import { equipment } from '../features/equipment/messages/equipment.en.ts';
import { apiDocs } from '../features/help/messages/api-docs.en.ts';
import { guideRoles } from '../features/help/messages/guide-roles.en.ts';
import { method } from '../features/help/messages/method.en.ts';
import { statement } from '../features/help/messages/statement.en.ts';
import { tour } from '../features/help/messages/tour.en.ts';
import { members } from '../features/members/messages/members.en.ts';
import { guide, mitigation } from '../features/mitigation/messages/mitigation.en.ts';
import { proposal } from '../features/mitigation/messages/proposal.en.ts';
import { neighbours } from '../features/neighbours/messages/neighbours.en.ts';
import { tokens } from '../features/profile/messages/tokens.en.ts';
import { editor } from '../features/projects/messages/editor.en.ts';
import { info } from '../features/projects/messages/info.en.ts';
import { projects } from '../features/projects/messages/projects.en.ts';
import { receiverPopup } from '../features/receivers/messages/receiver-popup.en.ts';
import { select } from '../features/receivers/messages/select.en.ts';
import { report } from '../features/report/messages/report.en.ts';
import { review } from '../features/review/messages/review.en.ts';
import { gantt } from '../features/schedule/messages/gantt.en.ts';
import { programmeImport } from '../features/schedule/messages/programme-import.en.ts';
import { schedule } from '../features/schedule/messages/schedule.en.ts';
import { scheduleAdvice } from '../features/schedule/messages/schedule-advice.en.ts';
import { workingCalendar } from '../features/schedule/messages/working-calendar.en.ts';
import { barriers } from '../features/site-editor/messages/barriers.en.ts';
import { screening } from '../features/site-editor/messages/screening.en.ts';
import { centre, site } from '../features/site-editor/messages/site.en.ts';
import { siteDetail } from '../features/site-editor/messages/site-detail.en.ts';
import { time } from '../features/time/messages/time.en.ts';
import { mapTools } from '../map/messages/map-tools.en.ts';
import { materials } from '../project/messages/materials.en.ts';
import { preview, restricted } from '../project/messages/preview.en.ts';
import { sheet } from '../ui/messages/sheet.en.ts';
import { errors } from './errors.en.ts';
import { failure } from './failure.en.ts';
import { terms } from './terms.en.ts';

/** Texts for every signed-in user. Sentences fixed by the specification are verbatim. */
export const signedIn = {
  ...shell,
  projects,
  info,
  centre,
  ...results,
  ...receiverPopup,
  failure,
  accounts,
  apiDocs,
  preview,
  catalogue,
  derivation,
  editor,
  equipment,
  errors,
  gantt,
  mapTools,
  materials,
  members,
  method,
  mitigation,
  neighbours,
  programmeImport,
  proposal,
  restricted,
  guide,
  guideRoles,
  report,
  review,
  runLog,
  schedule,
  scheduleAdvice,
  workingCalendar,
  barriers,
  screening,
  select,
  sheet,
  site,
  siteDetail,
  statement,
  steps,
  terms,
  time,
  tokens,
  tour,
} as const;
