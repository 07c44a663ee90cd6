-- What a personal access token opens. Those made before opened the map layers and nothing else.

alter table access_tokens add column scopes text[] not null default '{layers:read}';
alter table access_tokens alter column scopes drop default;
alter table access_tokens add constraint access_tokens_scopes
  check (cardinality(scopes) > 0 and scopes <@ '{layers:read,projects:read}'::text[]);
