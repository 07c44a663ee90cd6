-- The terrain model of the installation (M-101): ground levels at the nodes of a square grid in EPSG:2326.
alter table source.datasets
  drop constraint datasets_name_check,
  add constraint datasets_name_check check (name in ('buildings', 'districts', 'base_map', 'terrain'));
insert into source.datasets (name) values ('terrain');

-- One row, or none without a terrain model. West and south are those of the south-western node.
create table source.terrain_grid (
  is_only boolean primary key default true check (is_only),
  west double precision not null,
  south double precision not null,
  cell_metres double precision not null check (cell_metres between 5 and 10),
  columns integer not null check (columns > 1),
  rows integer not null check (rows > 1),
  known_nodes integer not null,
  -- Of the grid and its levels: the same file again changes nothing.
  fingerprint bytea not null
);

-- Squares of 256 by 256 nodes, counted from the south-west; those without any level are left out.
create table source.terrain_tiles (
  tile_row integer not null,
  tile_column integer not null,
  -- Decimetres above datum as 16-bit integers, little-endian, row by row from the south; -32768 is unknown.
  levels bytea not null check (length(levels) = 131072),
  primary key (tile_row, tile_column)
);
