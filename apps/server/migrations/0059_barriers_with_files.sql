-- Earth bunds and stacked containers count with a supporting file, which is an attachment of the plan (M-120).
alter table barriers drop constraint barriers_kind_check;
alter table barriers add constraint barriers_kind_check check (kind in ('acoustic', 'bund', 'containers', 'hoarding'));
alter table barriers add column proof_id integer references attachments (id) on delete set null;
create index barriers_proof on barriers (proof_id) where proof_id is not null;
