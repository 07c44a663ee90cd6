-- The key of a file, noted before the file is stored. What no row speaks of a day later was left by a crash in between.
create table pending_files (
  file_key text primary key,
  noted_at timestamptz not null
);
create index pending_files_noted on pending_files (noted_at);

create index support_materials_file on support_materials (file_key);
create index documents_file on documents (file_key) where file_key is not null;
