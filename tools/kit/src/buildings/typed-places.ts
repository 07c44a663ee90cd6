import type pg from 'pg';

interface NamedBuilding {
  readonly name: string;
  readonly chinese: string;
  readonly address: string;
}

export const typedKinds = ['beginning', 'whole name', 'address', 'Chinese', 'slip'] as const;
export type TypedKind = (typeof typedKinds)[number];

export interface TypedPlace {
  readonly kind: TypedKind;
  readonly text: string;
}

/** Texts that people type to find random buildings, the same every time. */
export async function listTypedPlaces(pool: pg.Pool, buildings: number): Promise<readonly TypedPlace[]> {
  const { rows } = await pool.query<NamedBuilding>(
    `select name, name_zh as chinese, address from source.buildings where name <> ''
     order by md5(building_id::text) limit $1`,
    [buildings],
  );
  return rows.flatMap(listTyped);
}

/** The beginning of a name, more of it, all of it, a slip, and in Chinese. */
function listTyped({ name, chinese, address }: NamedBuilding): readonly TypedPlace[] {
  const plain = name.replace(/,.*/, '');
  const texts: Readonly<Record<TypedKind, readonly string[]>> = {
    beginning: [plain.slice(0, 2), plain.slice(0, 4), plain.slice(0, 7)],
    'whole name': [plain, name],
    address: [address],
    Chinese: [chinese.slice(0, 2), chinese],
    slip: [plain.replace(/[aeiou](?=\w)/, ''), name.replace(/(\w)(\w)(?=\w)/, '$2$1')],
  };
  return typedKinds.flatMap((kind) => texts[kind].map((text) => ({ kind, text })));
}
