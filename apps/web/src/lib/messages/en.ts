import { accounts } from './accounts.en.ts';
import { admin } from './admin.en.ts';
import { apiDocs } from './api-docs.en.ts';
import { catalogue } from './catalogue.en.ts';
import { derivation } from './derivation.en.ts';
import { editor } from './editor.en.ts';
import { equipment } from './equipment.en.ts';
import { errors } from './errors.en.ts';
import { gantt } from './gantt.en.ts';
import { guide } from './guide.en.ts';
import { mapTools } from './map-tools.en.ts';
import { materials } from './materials.en.ts';
import { members } from './members.en.ts';
import { mitigation } from './mitigation.en.ts';
import { neighbours } from './neighbours.en.ts';
import { preview } from './preview.en.ts';
import { programmeImport } from './programme-import.en.ts';
import { proposal } from './proposal.en.ts';
import { report } from './report.en.ts';
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

/** Every text a user reads. Sentences fixed by the specification are kept to the letter. */
export const en = {
  ...shell,
  projects: {
    title: 'Open Project',
    loading: 'Loading ...',
    project: 'Project',
    version: 'Version',
    commencement: 'Commencement',
    completion: 'Completion',
    status: 'Status',
    modified: 'Last modified',
    actions: 'Actions',
    openNamed: 'Open {{name}}',
    empty: 'There are no projects for this account yet.',
    list: 'Projects',
    noneOpen: 'No project is open',
  },
  info: {
    title: 'Project Info',
    information: 'Information',
    projectTitle: 'Project title',
    proponent: 'Proponent',
    agreement: 'Agreement',
    mainContractor: 'Main contractor',
    engineerConsultant: 'Engineer consultant',
    radius: 'Radius',
    radiusValue: '{{metres}} m',
    eiaReference: 'EIA reference',
    description: 'Description',
    specialFeature: 'Special feature',
    programme: 'Programme and status',
    commencementDate: 'Commencement date',
    completionDate: 'Completion date',
    district: 'District',
    status: 'Status',
    approvedOn: 'Approved on',
    owner: 'Owner',
    modified: 'Last modified',
    contents: 'Contents',
    activities: 'Activities',
    equipmentRows: 'Equipment rows',
    receivers: 'Receivers',
    typeA: 'A, general construction site',
    typeB: 'B, dominant portion only',
  },
  centre: {
    title: 'Geographical Centre',
    hint: 'Easting and Northing of each zone’s centre, Hong Kong 1980 Grid, in metres.',
    zone: 'Zone',
    table: 'Centres of the zones',
    empty: 'This project has no zones yet.',
  },
  ...results,
  failure: {
    loadTitle: 'Could not load',
    network: 'The server could not be reached. Check the connection and try again.',
    badAnswer:
      'The server sent an answer this page does not understand. Try again; reload the page if it happens twice.',
    unavailable: 'The service is not available at the moment. Try again in a minute.',
    startHint: 'This page opens by itself as soon as the server is back.',
    signOut: 'You are still signed in',
    startCalculation: 'The calculation was not started',
    stopCalculation: 'The calculation was not stopped',
    reference: 'Reference {{requestId}}',
    project: 'Could not load the project',
    map: 'Could not load the site',
    results: 'Could not load the results',
    run: 'Could not read the state of the calculation',
    page: 'Something went wrong on this page',
    pageHint: 'Your data is safe on the server. Reload the page to go on.',
    reload: 'Reload',
    notFoundTitle: 'There is no such page',
    toMap: 'Back to the map',
    projectGone: 'This project does not exist or is not shared with you.',
  },
  accounts,
  admin,
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
  mitigation,
  neighbours,
  programmeImport,
  proposal,
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
