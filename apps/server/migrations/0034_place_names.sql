-- Names and addresses that the place search finds (MAP-34 to MAP-37). The building layer may bring Chinese names and
-- addresses; layers without them leave the columns blank.

alter table source.buildings
  add column name_zh text not null default '',
  add column address text not null default '',
  add column address_zh text not null default '';

-- What is compared: lower case, words separated by single spaces and begun by one, each Chinese character a word of
-- its own. So ' 啟 德' is found inside ' 九 龍 啟 德' by the same index as words of letters.
create function source.place_key(name text) returns text language sql immutable strict parallel safe as $$
  select ' ' || btrim(regexp_replace(
    regexp_replace(
      translate(lower(normalize(name, NFKC)), '''’`', ''),
      '([\u2E80-\u2FDF\u3005-\u3007\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\U00020000-\U0003FFFF])', ' \1 ', 'g'),
    '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u2000-\u206F\u3000-\u3004\u3008-\u303F]+', ' ', 'g'))
$$;

-- One row for each name of a place. Triggers fill it, so that every way to write a layer keeps it current.
create table source.place_names (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('building', 'district', 'area', 'street', 'openSpace', 'railway')),
  -- For buildings; their other fields are read from the layer.
  building_id bigint,
  -- For districts, under every name.
  district text,
  name text not null,
  key text not null,
  easting double precision not null,
  northing double precision not null
);

create function source.add_building_names() returns trigger language plpgsql as $$
begin
  insert into source.place_names (kind, building_id, name, key, easting, northing)
  select 'building', building_id, name, key, st_x(spot), st_y(spot)
  from (
    select added.building_id, given.name, source.place_key(given.name) as key, st_pointonsurface(added.geom) as spot
    from added cross join unnest(array[added.name, added.name_zh, added.address, added.address_zh]) as given (name)
    where given.name <> '' offset 0
  ) named
  where key <> ' ';
  return null;
end $$;

create function source.remove_building_names() returns trigger language plpgsql as $$
begin
  delete from source.place_names using removed where place_names.building_id = removed.building_id;
  return null;
end $$;

create function source.clear_building_names() returns trigger language plpgsql as $$
begin
  delete from source.place_names where kind = 'building';
  return null;
end $$;

-- Imports and seeds replace buildings and never update their names.
create trigger add_names after insert on source.buildings referencing new table as added
  for each statement execute function source.add_building_names();
create trigger remove_names after delete on source.buildings referencing old table as removed
  for each statement execute function source.remove_building_names();
create trigger clear_names after truncate on source.buildings
  for each statement execute function source.clear_building_names();

create function source.write_base_names() returns trigger language plpgsql as $$
begin
  delete from source.place_names where kind in ('area', 'street', 'openSpace', 'railway');
  insert into source.place_names (kind, name, key, easting, northing)
  select case kind when 'place' then 'area' when 'rail' then 'railway' when 'major_road' then 'street'
    when 'minor_road' then 'street' when 'footway' then 'street' else 'openSpace' end,
    name, source.place_key(name), st_x(spot), st_y(spot)
  from source.base_features cross join lateral (select st_pointonsurface(geom) as spot) shape
  where kind <> 'land' and source.place_key(name) <> ' ';
  return null;
end $$;

create trigger write_names after insert or delete or truncate on source.base_features
  for each statement execute function source.write_base_names();

-- The layer names districts in English; there are eighteen, and their Chinese names are known.
create function source.write_district_names() returns trigger language plpgsql as $$
begin
  delete from source.place_names where kind = 'district';
  insert into source.place_names (kind, district, name, key, easting, northing)
  select 'district', district, given.name, source.place_key(given.name), st_x(spot), st_y(spot)
  from source.districts
  cross join lateral (select st_pointonsurface(geom) as spot) shape
  left join (values
    ('Central & Western', '中西區'), ('Eastern', '東區'), ('Islands', '離島區'), ('Kowloon City', '九龍城區'),
    ('Kwai Tsing', '葵青區'), ('Kwun Tong', '觀塘區'), ('North', '北區'), ('Sai Kung', '西貢區'), ('Sha Tin', '沙田區'),
    ('Sham Shui Po', '深水埗區'), ('Southern', '南區'), ('Tai Po', '大埔區'), ('Tsuen Wan', '荃灣區'),
    ('Tuen Mun', '屯門區'), ('Wan Chai', '灣仔區'), ('Wong Tai Sin', '黃大仙區'), ('Yau Tsim Mong', '油尖旺區'),
    ('Yuen Long', '元朗區')) as chinese (english, name) on lower(english) = replace(lower(district), ' and ', ' & ')
  cross join lateral (values (district), (chinese.name)) as given (name)
  where given.name is not null;
  return null;
end $$;

create trigger write_names after insert or delete or truncate on source.districts
  for each statement execute function source.write_district_names();

-- The layers that are there already: the same triggers, on statements that change nothing.
insert into source.place_names (kind, building_id, name, key, easting, northing)
select 'building', building_id, name, key, st_x(spot), st_y(spot)
from (
  select building_id, name, source.place_key(name) as key, st_pointonsurface(geom) as spot
  from source.buildings where name <> '' offset 0
) named
where key <> ' ';
delete from source.base_features where false;
delete from source.districts where false;

-- For words anywhere in a name, for whole names, and for the names around a point.
create index place_names_words on source.place_names using gin (key gin_trgm_ops);
create index place_names_key on source.place_names using hash (key);
create index place_names_position on source.place_names using gist (point(easting, northing));
create index place_names_building on source.place_names (building_id);
