import { shell } from '../app/messages/shell.zh-hans.ts';
import { steps } from '../app/messages/steps.zh-hans.ts';
import { admin } from '../features/admin/messages/admin.zh-hans.ts';
import { portal } from '../features/admin/messages/portal.zh-hans.ts';
import { accounts } from '../features/auth/messages/accounts.zh-hans.ts';
import { results } from '../features/calculation/messages/results.zh-hans.ts';
import { runLog } from '../features/calculation/messages/run-log.zh-hans.ts';
import { derivation } from '../features/derivation/messages/derivation.zh-hans.ts';
import { districtPage } from '../features/district/messages/district.zh-hans.ts';
import { catalogue } from '../features/equipment/messages/catalogue.zh-hans.ts';
import { equipment } from '../features/equipment/messages/equipment.zh-hans.ts';
import { apiDocs } from '../features/help/messages/api-docs.zh-hans.ts';
import { guideRoles } from '../features/help/messages/guide-roles.zh-hans.ts';
import { method } from '../features/help/messages/method.zh-hans.ts';
import { statement } from '../features/help/messages/statement.zh-hans.ts';
import { tour } from '../features/help/messages/tour.zh-hans.ts';
import { inbox } from '../features/inbox/messages/inbox.zh-hans.ts';
import { measure } from '../features/measure/messages/measure.zh-hans.ts';
import { members } from '../features/members/messages/members.zh-hans.ts';
import { guide, mitigation } from '../features/mitigation/messages/mitigation.zh-hans.ts';
import { proposal } from '../features/mitigation/messages/proposal.zh-hans.ts';
import { scenarios } from '../features/mitigation/messages/scenarios.zh-hans.ts';
import { neighbours } from '../features/neighbours/messages/neighbours.zh-hans.ts';
import { placeSearch } from '../features/places/messages/places.zh-hans.ts';
import { tokens } from '../features/profile/messages/tokens.zh-hans.ts';
import { editor } from '../features/projects/messages/editor.zh-hans.ts';
import { home } from '../features/projects/messages/home.zh-hans.ts';
import { info, projects } from '../features/projects/messages/projects.zh-hans.ts';
import { receiverPopup } from '../features/receivers/messages/receiver-popup.zh-hans.ts';
import { select } from '../features/receivers/messages/select.zh-hans.ts';
import { report } from '../features/report/messages/report.zh-hans.ts';
import { overview } from '../features/results/messages/overview.zh-hans.ts';
import { brief } from '../features/review/messages/brief.zh-hans.ts';
import { caseFile } from '../features/review/messages/case-file.zh-hans.ts';
import { review } from '../features/review/messages/review.zh-hans.ts';
import { gantt } from '../features/schedule/messages/gantt.zh-hans.ts';
import { programmeImport } from '../features/schedule/messages/programme-import.zh-hans.ts';
import { schedule } from '../features/schedule/messages/schedule.zh-hans.ts';
import { scheduleAdvice } from '../features/schedule/messages/schedule-advice.zh-hans.ts';
import { workingCalendar } from '../features/schedule/messages/working-calendar.zh-hans.ts';
import { barriers } from '../features/site-editor/messages/barriers.zh-hans.ts';
import { screening } from '../features/site-editor/messages/screening.zh-hans.ts';
import { centre, site } from '../features/site-editor/messages/site.zh-hans.ts';
import { siteDetail } from '../features/site-editor/messages/site-detail.zh-hans.ts';
import { time } from '../features/time/messages/time.zh-hans.ts';
import { mapTools } from '../map/messages/map-tools.zh-hans.ts';
import { materials } from '../project/messages/materials.zh-hans.ts';
import { preview, restricted } from '../project/messages/preview.zh-hans.ts';
import { sheet } from '../ui/messages/sheet.zh-hans.ts';
import type { en } from './en.ts';
import { errors } from './errors.zh-hans.ts';
import { failure } from './failure.zh-hans.ts';
import { terms } from './terms.zh-hans.ts';
import type { Translated } from './translated.ts';

/** 用户阅读的所有文本。 */
export const zhHans = {
  ...shell,
  home,
  inbox,
  portal,
  projects,
  info,
  centre,
  ...results,
  ...receiverPopup,
  failure,
  accounts,
  admin,
  brief,
  caseFile,
  scenarios,
  apiDocs,
  preview,
  catalogue,
  derivation,
  districtPage,
  editor,
  equipment,
  errors,
  gantt,
  mapTools,
  materials,
  measure,
  members,
  method,
  mitigation,
  neighbours,
  placeSearch,
  overview,
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
} as const satisfies Translated<typeof en>;
