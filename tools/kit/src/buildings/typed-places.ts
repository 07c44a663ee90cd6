import type pg from 'pg';

interface NamedBuilding {
  readonly name: string;
  readonly chinese: string;
  readonly address: string;
}

/** The beginnings that people type of the names of random buildings, the same every time. */
export async function listTypedPlaces(pool: pg.Pool, buildings: number): Promise<readonly string[]> {
  const { rows } = await pool.query<NamedBuilding>(
    `select name, name_zh as chinese, address from source.buildings where name <> ''
     order by md5(building_id::text) limit $1`,
    [buildings],
  );
  return rows.flatMap(listTyped);
}

/** The beginning of a name, more of it, all of it, a slip, and in Chinese. */
function listTyped({ name, chinese, address }: NamedBuilding): readonly string[] {
  const plain = name.replace(/,.*/, '');
  return [
    ...[plain.slice(0, 2), plain.slice(0, 4), plain.slice(0, 7), plain, name, address],
    ...[chinese.slice(0, 2), chinese, plain.replace(/[aeiou](?=\w)/, ''), name.replace(/(\w)(\w)(?=\w)/, '$2$1')],
  ];
}
