import { accounts } from './accounts.en.ts';
import { apiDocs } from './api-docs.en.ts';
import { catalogue } from './catalogue.en.ts';
import { derivation } from './derivation.en.ts';
import { editor } from './editor.en.ts';
import { equipment } from './equipment.en.ts';
import { errors } from './errors.en.ts';
import { failure } from './failure.en.ts';
import { gantt } from './gantt.en.ts';
import { guide } from './guide.en.ts';
import { mapTools } from './map-tools.en.ts';
import { materials } from './materials.en.ts';
import { members } from './members.en.ts';
import { method } from './method.en.ts';
import { mitigation } from './mitigation.en.ts';
import { neighbours } from './neighbours.en.ts';
import { preview } from './preview.en.ts';
import { programmeImport } from './programme-import.en.ts';
import { info, projects } from './projects.en.ts';
import { proposal } from './proposal.en.ts';
import { report } from './report.en.ts';
import { restricted } from './restricted.en.ts';
import { results } from './results.en.ts';
import { review } from './review.en.ts';
import { runLog } from './run-log.en.ts';
import { schedule } from './schedule.en.ts';
import { scheduleAdvice } from './schedule-advice.en.ts';
import { select } from './select.en.ts';
import { sheet } from './sheet.en.ts';
import { shell } from './shell.en.ts';
import { site } from './site.en.ts';
import { siteDetail } from './site-detail.en.ts';
import { statement } from './statement.en.ts';
import { terms } from './terms.en.ts';
import { time } from './time.en.ts';
import { tokens } from './tokens.en.ts';
import { tour } from './tour.en.ts';

/** Texts for every signed-in user. Sentences fixed by the specification are verbatim. */
export const signedIn = {
  ...shell,
  projects,
  info,
  centre: {
    title: 'Geographical Centre',
    hint: 'Easting and Northing of each zone’s centre, Hong Kong 1980 Grid, in metres.',
    zone: 'Zone',
    table: 'Centres of the zones',
    empty: 'This project has no zones yet.',
  },
  ...results,
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
  report,
  review,
  runLog,
  schedule,
  scheduleAdvice,
  select,
  sheet,
  site,
  siteDetail,
  statement,
  terms,
  time,
  tokens,
  tour,
} as const;
