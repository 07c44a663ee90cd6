import type {
  CommentAnchor,
  DocumentKind,
  ReportInputBody,
  RunTimings,
  SubmissionFile,
  TokenScope,
} from '@quietsite/contracts';
import type {
  AffectDegree,
  CalculationSnapshot,
  CatalogueDatabase,
  Contribution,
  DayString,
  Language,
  OtherCriterion,
  RunSummary,
  TimePeriod,
  UserType,
  Verdict,
} from '@quietsite/domain';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** Write with geometryFrom, read with coordinatesOf. */
type Geometry = ColumnType<string, string, string>;
type Json<Value> = JSONColumnType<Value & object, string, string>;
type WithDefault<Value> = ColumnType<Value, Value | undefined, Value>;

export type BuildingKind = 'residential' | 'education' | 'other';

export interface Tables {
  companies: {
    id: Generated<number>;
    name: string;
    name_key: string;
    is_active: WithDefault<boolean>;
    created_at: Timestamp;
  };
  users: UserTable;
  sessions: {
    id_hash: Buffer;
    user_id: number;
    created_at: Timestamp;
    expires_at: Timestamp;
    absolute_expires_at: Timestamp;
  };
  access_tokens: AccessTokenTable;
  projects: ProjectTable;
  project_members: {
    project_id: number;
    user_id: number;
    role: 'admin' | 'member' | 'readonly';
    added_at: Timestamp;
  };
  project_leases: {
    project_id: number;
    session_id_hash: Buffer;
    user_id: number;
    acquired_at: Timestamp;
    renewed_at: Timestamp;
  };
  devices: DeviceTable;
  sign_in_failures: {
    username_key: string;
    device_id: number;
    failures: number;
    last_failed_at: Timestamp;
    locked_until: NullableTimestamp;
  };
  code_failures: {
    user_id: number;
    device_id: number;
    failures: number;
    last_failed_at: Timestamp;
    locked_until: NullableTimestamp;
  };
  pending_sign_ins: PendingSignInTable;
  account_links: AccountLinkTable;
  site_parts: { id: Generated<number>; project_id: number; geom: Geometry };
  assessment_areas: { project_id: number; geom: Geometry };
  zones: ZoneTable;
  unregistered_sites: UnregisteredSiteTable;
  removed_buildings: { project_id: number; building_id: number; removed_by: number | null; removed_at: Timestamp };
  tasks: TaskTable;
  equipment_rows: EquipmentRowTable;
  support_materials: SupportMaterialTable;
  pending_files: PendingFileTable;
  receiver_buildings: ReceiverBuildingTable;
  receiver_points: ReceiverPointTable;
  receiver_point_history: ReceiverPointHistoryTable;
  concurrent_sites: { id: Generated<number>; project_id: number; name: string; display_order: number };
  calculation_runs: CalculationRunTable;
  receiver_results: ReceiverResultTable;
  documents: DocumentTable;
  report_drafts: ReportDraftTable;
  attachments: AttachmentTable;
  submissions: SubmissionTable;
  submission_files: SubmissionFileTable;
  review_comments: ReviewCommentTable;
  audit_log: AuditTable;
  'source.datasets': DatasetTable;
  'catalogue.equipment': CatalogueEquipmentTable;
  'catalogue.imports': CatalogueImportTable;
}

interface UserTable {
  id: Generated<number>;
  guid: Generated<string>;
  username: string;
  username_key: string;
  password_hash: string;
  first_name: WithDefault<string>;
  last_name: WithDefault<string>;
  email: string;
  email_key: string;
  phone: WithDefault<string>;
  company_id: number | null;
  user_type: UserType;
  district: string | null;
  language: ColumnType<Language | null, Language | null | undefined, Language | null>;
  is_active: WithDefault<boolean>;
  revision: WithDefault<number>;
  created_at: Timestamp;
  modified_at: Timestamp;
  deleted_at: NullableTimestamp;
  deleted_by: ColumnType<number | null, number | null | undefined, number | null>;
  email_confirmed_at: NullableTimestamp;
  erased_at: NullableTimestamp;
}

interface DeviceTable {
  id: Generated<number>;
  user_id: number;
  secret_hash: Buffer;
  created_at: Timestamp;
  last_used_at: Timestamp;
  revoked_at: NullableTimestamp;
}

interface PendingSignInTable {
  id_hash: Buffer;
  user_id: number;
  code_hash: Buffer;
  device_id: WithDefault<number>;
  sends: WithDefault<number>;
  tries: WithDefault<number>;
  sent_at: Timestamp;
  code_expires_at: Timestamp;
  expires_at: Timestamp;
}

type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

interface AccountLinkTable {
  id: Generated<number>;
  kind: 'reset' | 'approval' | 'email' | 'invitation' | 'registration';
  token_hash: Buffer;
  user_id: Optional<number>;
  sender_id: Optional<number>;
  email: Optional<string>;
  company_id: Optional<number>;
  company_name: Optional<string>;
  user_type: Optional<'Contractor Admin' | 'Contractor Member'>;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: NullableTimestamp;
}

interface AccessTokenTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  scopes: ColumnType<TokenScope[], readonly TokenScope[], never>;
  token_hash: Buffer;
  created_at: Timestamp;
  expires_at: Timestamp;
  last_used_at: NullableTimestamp;
  revoked_at: NullableTimestamp;
}

interface ProjectTable {
  id: Generated<number>;
  guid: Generated<string>;
  lineage_id: Generated<string>;
  title: string;
  version: number | null;
  proponent: WithDefault<string>;
  agreement: WithDefault<string>;
  main_contractor: WithDefault<string>;
  engineer_consultant: WithDefault<string>;
  buffer_radius_metres: WithDefault<number>;
  eia_reference: WithDefault<string>;
  description: WithDefault<string>;
  special_feature: WithDefault<string>;
  districts: WithDefault<string[]>;
  primary_district: ColumnType<string | null, string | null | undefined, string | null>;
  has_neighbours: WithDefault<boolean>;
  owner_user_id: number;
  owner_company_id: number | null;
  revision: WithDefault<number>;
  is_calculated: WithDefault<boolean>;
  input_revision: WithDefault<number>;
  submitted_at: NullableTimestamp;
  approved_on: ColumnType<DayString | null, string | null | undefined, string | null>;
  rejected_at: NullableTimestamp;
  created_at: Timestamp;
  modified_at: Timestamp;
  modified_by: ColumnType<number | null, number | null | undefined, number | null>;
  deleted_at: NullableTimestamp;
  deleted_by: ColumnType<number | null, number | null | undefined, number | null>;
  is_sample: WithDefault<boolean>;
}

interface ZoneTable {
  id: Generated<number>;
  project_id: number;
  display_order: number;
  name: string;
  calculation_type: 'A' | 'B';
  geom: Geometry;
  centre: Geometry;
  is_centre_moved: WithDefault<boolean>;
}

interface TaskTable {
  id: Generated<number>;
  project_id: number;
  zone_id: number;
  construction_work: string;
  name: string;
  start_date: DayString;
  end_date: DayString;
  source_id: WithDefault<string>;
}

interface EquipmentRowTable {
  id: Generated<number>;
  project_id: number;
  task_id: number;
  equipment_id: number | null;
  official_id: string;
  name: string;
  quantity: number;
  sound_power: number;
  default_sound_power: number;
  time_percent: number;
  start_date: DayString;
  end_date: DayString;
  time_period: ColumnType<TimePeriod | null, TimePeriod | null | undefined, TimePeriod | null>;
  exclusive_group: string;
  fixed_location: ColumnType<string | null, string | null, string | null>;
  quieter_method_name: string;
  quieter_method_sound_power: number;
  quieter_equipment_name: string;
  quieter_equipment_sound_power: number;
  quieter_equipment_default_sound_power: WithDefault<number>;
  custom_quieter_method_name: WithDefault<string>;
  enclosure_dba: number;
  barrier_dba: number;
  hammer_dba: number;
  custom_method_dba: number;
  custom_method_name: string;
}

interface SupportMaterialTable {
  id: Generated<number>;
  project_id: number;
  equipment_row_id: number | null;
  file_name: string;
  media_type: string;
  size_bytes: number;
  sha256: string;
  file_key: string;
  uploaded_by: number | null;
  uploaded_at: Timestamp;
  unlinked_at: NullableTimestamp;
}

interface PendingFileTable {
  file_key: string;
  noted_at: Timestamp;
}

interface CatalogueEquipmentTable {
  id: Generated<number>;
  official_id: string;
  name: string;
  nicknames: WithDefault<string[]>;
  sound_power: number;
  sound_power_min: number;
  sound_power_max: number;
  percent_min: number;
  is_qpme: boolean;
  is_quieter_method: boolean;
  provenance: string;
  source: string;
  is_active: WithDefault<boolean>;
  revision: WithDefault<number>;
}

interface CatalogueImportTable {
  id: Generated<number>;
  database: CatalogueDatabase;
  file_name: string;
  imported_by: number | null;
  imported_at: Timestamp;
  added: number;
  edited: number;
  deleted: number;
  before: ColumnType<readonly unknown[], string, string>;
  after_hash: string;
  undone_at: NullableTimestamp;
  undone_by: ColumnType<number | null, number | null | undefined, number | null>;
}

interface ReceiverBuildingTable {
  id: Generated<number>;
  project_id: number;
  building_id: number;
  name: string;
  kind: BuildingKind;
  height_metres: number | null;
  criterion: number | null;
  criterion_reduction: WithDefault<number>;
  is_added: WithDefault<boolean>;
  is_criterion_typed: WithDefault<boolean>;
  geom: ColumnType<string | null, string | null, string | null>;
  modified_at: Timestamp;
}

interface ReceiverPointTable {
  id: Generated<number>;
  project_id: number;
  receiver_building_id: number;
  name: string;
  criterion: number | null;
  is_selected: WithDefault<boolean>;
  is_closest: WithDefault<boolean>;
  is_placed_by_user: WithDefault<boolean>;
  is_added: WithDefault<boolean>;
  is_compulsory: WithDefault<boolean>;
  is_taken_out: WithDefault<boolean>;
  other_criteria: ColumnType<readonly OtherCriterion[], string | undefined, string>;
  contributions: ColumnType<readonly Contribution[], string | undefined, string>;
  geom: Geometry;
}

interface ReceiverPointHistoryTable {
  project_id: number;
  receiver_point_id: number;
  building_id: number;
  building_name: string;
  receiver_name: string;
  is_closest: boolean;
  was_loudest: boolean;
  old_geom: Geometry;
  geom: ColumnType<string | null, string | null, string | null>;
  changed_by: number | null;
  changed_at: Timestamp;
}

interface UnregisteredSiteTable {
  id: Generated<number>;
  project_id: number;
  affect_degree: AffectDegree;
  radius_metres: WithDefault<number>;
  geom: Geometry;
  buffer: Geometry;
}

interface CalculationRunTable {
  id: Generated<number>;
  project_id: number;
  project_revision: number;
  requested_by: number;
  status: WithDefault<'queued' | 'running' | 'done' | 'failed' | 'cancelled'>;
  progress: WithDefault<number>;
  error_code: ColumnType<string | null, string | null | undefined, string | null>;
  engine_version: string;
  input_hash: string;
  input: Json<CalculationSnapshot>;
  summary: ColumnType<RunSummary | null, string | undefined, string>;
  timings: ColumnType<RunTimings | null, string | undefined, string>;
  neighbour_ids: WithDefault<number[]>;
  queued_at: Timestamp;
  started_at: NullableTimestamp;
  finished_at: NullableTimestamp;
}

interface ReceiverResultTable {
  run_id: number;
  receiver_point_id: number;
  position: number;
  is_left_out: boolean;
  criterion: number;
  unmitigated_level: number | null;
  mitigated_level: number | null;
  with_neighbour_level: number | null;
  /** Written for the previous release; read only if no verdict is stored. */
  exceeds: boolean;
  unmitigated_verdict: Verdict | null;
  verdict: Verdict | null;
  with_neighbour_verdict: Verdict | null;
}

interface DocumentTable {
  id: Generated<number>;
  project_id: number;
  run_id: number;
  kind: DocumentKind;
  requested_by: number;
  status: WithDefault<'queued' | 'running' | 'done' | 'failed'>;
  error_code: ColumnType<string | null, string | null | undefined, string | null>;
  file_key: ColumnType<string | null, string | null | undefined, string | null>;
  sha256: ColumnType<string | null, string | null | undefined, string | null>;
  size_bytes: ColumnType<number | null, number | null | undefined, number | null>;
  created_at: Timestamp;
  finished_at: NullableTimestamp;
  progress: WithDefault<number>;
  page_count: ColumnType<number | null, number | null | undefined, number | null>;
  draft_revision: ColumnType<number | null, number | null | undefined, number | null>;
  project_revision: WithDefault<number>;
  language: WithDefault<Language>;
}

interface ReportDraftTable {
  project_id: number;
  revision: WithDefault<number>;
  input: Json<ReportInputBody>;
  email: WithDefault<string>;
  role_in_project: WithDefault<string>;
  saved_by: number | null;
  saved_at: Timestamp;
}

interface AttachmentTable {
  id: Generated<number>;
  project_id: number;
  file_name: string;
  media_type: string;
  size_bytes: number;
  sha256: string;
  file_key: string;
  uploaded_by: number | null;
  uploaded_at: Timestamp;
}

interface SubmissionTable {
  id: Generated<number>;
  project_id: number;
  number: number;
  request_key: string;
  run_id: number;
  project_revision: number;
  submitted_by: number;
  email: string;
  role_in_project: string;
  submitted_at: Timestamp;
  bundle_hash: string;
  state: WithDefault<'submitted' | 'revealed' | 'rejected'>;
  decided_at: NullableTimestamp;
  decided_by: ColumnType<number | null, number | null | undefined, number | null>;
  reason: WithDefault<string>;
  receipt_sent_at: NullableTimestamp;
  /** From the project as submitted; null if written before these fields existed. */
  project_title: ColumnType<string | null, string | null | undefined, string | null>;
  districts: ColumnType<string[] | null, string[] | null | undefined, string[] | null>;
  commencement_date: ColumnType<DayString | null, string | null | undefined, string | null>;
  completion_date: ColumnType<DayString | null, string | null | undefined, string | null>;
}

interface SubmissionFileTable {
  id: Generated<number>;
  submission_id: number;
  name: string;
  kind: SubmissionFile['kind'];
  media_type: string;
  size_bytes: number;
  sha256: string;
  file_key: string;
}

interface ReviewCommentTable {
  id: Generated<number>;
  project_id: number;
  submission_id: number;
  anchor: Json<CommentAnchor>;
  anchor_name: WithDefault<string>;
  body: string;
  author_id: number;
  is_by_authority: boolean;
  created_at: Timestamp;
  resolved_at: NullableTimestamp;
  resolved_by: ColumnType<number | null, number | null | undefined, number | null>;
}

interface AuditTable {
  id: Generated<number>;
  at: Timestamp;
  user_id: number | null;
  action: string;
  project_id: ColumnType<number | null, number | null | undefined, number | null>;
  details: Json<Record<string, unknown>>;
  request_id: ColumnType<string | null, string | null | undefined, string | null>;
}

interface DatasetTable {
  name: 'buildings' | 'districts' | 'base_map';
  edition: number;
  label: string;
  is_sample: boolean;
  feature_count: number;
  imported_at: NullableTimestamp;
  summary: Json<Record<string, unknown>>;
}
