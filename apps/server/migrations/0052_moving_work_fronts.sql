-- Work that moves along an alignment (M-150); null for a zone drawn by hand. The outline of such a zone is that of the
-- whole alignment; its parts are derived when it is calculated and never stored.
alter table zones add column front jsonb check (jsonb_typeof(front) = 'object');
