-- Comments of a review become threads. Until an officer decides or sends them, comments and replies are drafts, which
-- only their author reads. They are in their own table: the release before lists every row of review_comments, so it
-- would show them to everybody. Both tables take their ids from one sequence, so a draft keeps its id when it is sent.
alter table review_comments
  -- Null: the first of a thread.
  add column parent_id integer references review_comments on delete cascade,
  -- Made by the browser for each comment: the same key is the same comment.
  add column request_key uuid;
create index review_comments_parent on review_comments (parent_id);
create unique index review_comments_request on review_comments (author_id, request_key);

create table review_drafts (
  id integer primary key default nextval('review_comments_id_seq'),
  project_id integer not null references projects on delete cascade,
  submission_id integer not null references submissions on delete cascade,
  parent_id integer references review_comments on delete cascade,
  request_key uuid,
  anchor jsonb not null,
  anchor_name text not null default '',
  body text not null,
  author_id integer not null references users,
  created_at timestamptz not null default now()
);
create index review_drafts_project on review_drafts (project_id, author_id);
create index review_drafts_parent on review_drafts (parent_id);
create unique index review_drafts_request on review_drafts (author_id, request_key);
