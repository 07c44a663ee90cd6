import { shell } from '../app/messages/shell.zh-hant.ts';
import { steps } from '../app/messages/steps.zh-hant.ts';
import { admin } from '../features/admin/messages/admin.zh-hant.ts';
import { portal } from '../features/admin/messages/portal.zh-hant.ts';
import { accounts } from '../features/auth/messages/accounts.zh-hant.ts';
import { results } from '../features/calculation/messages/results.zh-hant.ts';
import { runLog } from '../features/calculation/messages/run-log.zh-hant.ts';
import { derivation } from '../features/derivation/messages/derivation.zh-hant.ts';
import { districtPage } from '../features/district/messages/district.zh-hant.ts';
import { catalogue } from '../features/equipment/messages/catalogue.zh-hant.ts';
import { equipment } from '../features/equipment/messages/equipment.zh-hant.ts';
import { apiDocs } from '../features/help/messages/api-docs.zh-hant.ts';
import { guideRoles } from '../features/help/messages/guide-roles.zh-hant.ts';
import { method } from '../features/help/messages/method.zh-hant.ts';
import { statement } from '../features/help/messages/statement.zh-hant.ts';
import { tour } from '../features/help/messages/tour.zh-hant.ts';
import { inbox } from '../features/inbox/messages/inbox.zh-hant.ts';
import { measure } from '../features/measure/messages/measure.zh-hant.ts';
import { members } from '../features/members/messages/members.zh-hant.ts';
import { guide, mitigation } from '../features/mitigation/messages/mitigation.zh-hant.ts';
import { proposal } from '../features/mitigation/messages/proposal.zh-hant.ts';
import { scenarios } from '../features/mitigation/messages/scenarios.zh-hant.ts';
import { neighbours } from '../features/neighbours/messages/neighbours.zh-hant.ts';
import { placeSearch } from '../features/places/messages/places.zh-hant.ts';
import { tokens } from '../features/profile/messages/tokens.zh-hant.ts';
import { editor } from '../features/projects/messages/editor.zh-hant.ts';
import { home } from '../features/projects/messages/home.zh-hant.ts';
import { info, projects } from '../features/projects/messages/projects.zh-hant.ts';
import { receiverPopup } from '../features/receivers/messages/receiver-popup.zh-hant.ts';
import { select } from '../features/receivers/messages/select.zh-hant.ts';
import { report } from '../features/report/messages/report.zh-hant.ts';
import { overview } from '../features/results/messages/overview.zh-hant.ts';
import { brief } from '../features/review/messages/brief.zh-hant.ts';
import { caseFile } from '../features/review/messages/case-file.zh-hant.ts';
import { review } from '../features/review/messages/review.zh-hant.ts';
import { gantt } from '../features/schedule/messages/gantt.zh-hant.ts';
import { programmeImport } from '../features/schedule/messages/programme-import.zh-hant.ts';
import { schedule } from '../features/schedule/messages/schedule.zh-hant.ts';
import { scheduleAdvice } from '../features/schedule/messages/schedule-advice.zh-hant.ts';
import { workingCalendar } from '../features/schedule/messages/working-calendar.zh-hant.ts';
import { barriers } from '../features/site-editor/messages/barriers.zh-hant.ts';
import { screening } from '../features/site-editor/messages/screening.zh-hant.ts';
import { centre, site } from '../features/site-editor/messages/site.zh-hant.ts';
import { siteDetail } from '../features/site-editor/messages/site-detail.zh-hant.ts';
import { time } from '../features/time/messages/time.zh-hant.ts';
import { mapTools } from '../map/messages/map-tools.zh-hant.ts';
import { materials } from '../project/messages/materials.zh-hant.ts';
import { preview, restricted } from '../project/messages/preview.zh-hant.ts';
import { sheet } from '../ui/messages/sheet.zh-hant.ts';
import type { en } from './en.ts';
import { errors } from './errors.zh-hant.ts';
import { failure } from './failure.zh-hant.ts';
import { terms } from './terms.zh-hant.ts';
import type { Translated } from './translated.ts';

/** 用戶閱讀的所有文字。 */
export const zhHant = {
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
