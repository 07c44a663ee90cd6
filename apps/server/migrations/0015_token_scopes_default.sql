-- The code of the release before makes tokens without naming a scope. What such a token opened then is what it opens now:
-- the map layers, and never more.

alter table access_tokens alter column scopes set default '{layers:read}';
