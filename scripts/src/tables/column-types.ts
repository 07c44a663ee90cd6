/** Types that PostgreSQL has and TypeScript does not, and those that the driver parses in its own way. */
export const typesByDataType: Readonly<Record<string, string>> = { date: 'Day', geometry: 'Geometry', int8: 'number' };

/** Types narrower than those of the columns in the database. */
export const typesByColumn: Readonly<Record<string, string>> = {
  'access_tokens.scopes': 'TokenScopes',
  'account_links.kind': 'AccountLinkKind',
  'account_links.user_type': 'InvitedUserType',
  'audit_log.details': 'Details',
  'barriers.kind': 'BarrierKind',
  'calculation_runs.input': 'RunInput',
  'calculation_runs.status': 'RunStatus',
  'calculation_runs.summary': 'RunSummaryJson',
  'calculation_runs.timings': 'RunTimingsJson',
  'catalogue.imports.before': 'ImportedRows',
  'catalogue.imports.database': 'CatalogueDatabase',
  'documents.kind': 'DocumentKind',
  'documents.language': 'Language',
  'documents.status': 'DocumentStatus',
  'equipment_rows.time_period': 'TimePeriod',
  'general_holidays.name': 'HolidayName',
  'holiday_years.status': 'HolidayStatus',
  'kind_words.kind': 'EnteredKind',
  'mitigation_scenarios.kept_rows': 'KeptRows',
  'mitigation_scenarios.letter': 'ScenarioLetter',
  'project_members.role': 'MemberRole',
  'projects.working_calendar': 'Calendar',
  'receiver_buildings.kind': 'ReceiverKind',
  'receiver_points.contributions': 'Contributions',
  'receiver_points.exemption': 'StoredExemption',
  'receiver_points.other_criteria': 'OtherCriteria',
  'receiver_results.unmitigated_verdict': 'Verdict',
  'receiver_results.verdict': 'Verdict',
  'receiver_results.with_neighbour_verdict': 'Verdict',
  'report_drafts.input': 'ReportInput',
  'review_comments.anchor': 'Anchor',
  'review_drafts.anchor': 'Anchor',
  'site_calendar_rows.scope': 'CalendarScope',
  'site_calendar_rows.verdict': 'Verdict',
  'site_calendars.scope': 'CalendarScope',
  'source.datasets.name': 'DatasetName',
  'source.datasets.summary': 'Details',
  'submission_files.kind': 'SubmissionFileKind',
  'submissions.levels': 'SubmissionLevelsJson',
  'submissions.state': 'SubmissionState',
  'unregistered_sites.affect_degree': 'AffectDegree',
  'users.language': 'Language',
  'users.user_type': 'UserType',
  'zones.calculation_type': 'CalculationType',
  'zones.front': 'ZoneFront',
};

const DOMAIN = [
  ...[
    'AffectDegree',
    'BarrierKind',
    'BuildingKind',
    'CalculationType',
    'CatalogueDatabase',
    'HolidayName',
    'EnteredKind',
    'HolidayStatus',
  ],
  ...['Language', 'MemberRole', 'ReceiverKind', 'ScenarioLetter', 'TimePeriod', 'UserType', 'Verdict'],
];
const CONTRACTS = ['CalendarScope', 'DocumentKind'];

export const moduleOf = (type: string): string =>
  DOMAIN.includes(type) ? '@quietsite/domain' : CONTRACTS.includes(type) ? '@quietsite/contracts' : './column-types.ts';
