-- Report, submission and review: what people write, what was handed in, and what the authority said of it.

-- What people write into the report, one text per project; saved as they write.
create table report_drafts (
  project_id integer primary key references projects on delete cascade,
  revision integer not null default 1,
  input jsonb not null,
  email text not null default '',
  role_in_project text not null default '',
  saved_by integer references users,
  saved_at timestamptz not null default now()
);

create table attachments (
  id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  file_name text not null,
  media_type text not null,
  size_bytes integer not null check (size_bytes > 0),
  sha256 text not null,
  file_key text not null,
  uploaded_by integer references users,
  uploaded_at timestamptz not null default now()
);
create index attachments_project on attachments (project_id);

alter table documents drop constraint documents_kind_check;
alter table documents add constraint documents_kind
  check (kind in ('summary', 'report', 'appendix-a', 'appendix-b', 'appendix-c', 'appendix-d'));
alter table documents add column progress double precision not null default 0;
alter table documents add column page_count integer;
-- Of the text a report was printed from, and of what else was printed with it: names, selection, history.
alter table documents add column draft_revision integer;
alter table documents add column project_revision integer not null default 0;

-- What was handed in. Rows are written once and never changed but by the decision.
create table submissions (
  id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  number integer not null check (number > 0),
  -- Made by whoever pressed Submit: the same key is the same act.
  request_key uuid not null,
  run_id integer not null references calculation_runs,
  project_revision integer not null,
  submitted_by integer not null references users,
  email text not null,
  role_in_project text not null,
  submitted_at timestamptz not null,
  bundle_hash text not null,
  state text not null default 'submitted' check (state in ('submitted', 'revealed', 'rejected')),
  decided_at timestamptz,
  decided_by integer references users,
  reason text not null default '',
  receipt_sent_at timestamptz,
  unique (project_id, number),
  unique (project_id, request_key)
);
-- Nothing is handed in twice: the database says no to a second one that waits.
create unique index submissions_one_waiting on submissions (project_id) where state = 'submitted';

create table submission_files (
  id integer generated always as identity primary key,
  submission_id integer not null references submissions on delete cascade,
  name text not null,
  kind text not null check (kind in ('document', 'inputs', 'attachment', 'material', 'receipt')),
  media_type text not null,
  size_bytes integer not null check (size_bytes > 0),
  sha256 text not null,
  file_key text not null
);
create index submission_files_submission on submission_files (submission_id);
create unique index submission_files_receipt on submission_files (submission_id) where kind = 'receipt';

create table review_comments (
  id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  submission_id integer not null references submissions on delete cascade,
  anchor jsonb not null,
  anchor_name text not null default '',
  body text not null,
  author_id integer not null references users,
  is_by_authority boolean not null,
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by integer references users
);
create index review_comments_project on review_comments (project_id, id);
