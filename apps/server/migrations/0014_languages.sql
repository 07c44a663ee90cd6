-- Documents and mails speak the language of those who read them.

-- What a document was printed in: another choice for the report makes it outdated.
alter table documents
  add column language text not null default 'en' check (language in ('en', 'zh-Hant', 'zh-Hans'));

-- Null: never chosen.
alter table users add column language text check (language in ('en', 'zh-Hant', 'zh-Hans'));
