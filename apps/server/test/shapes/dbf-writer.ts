export interface DbfField {
  readonly name: Buffer;
  readonly length: number;
}

export interface DbfOptions {
  /** Code page mark in the header. */
  readonly mark?: number;
  /** Row count declared in the header. */
  readonly rows?: number;
}

/** A table (.dbf) of text fields, with values as bytes in any encoding. */
export function writeDbf(
  fields: readonly DbfField[],
  rows: readonly (readonly Buffer[])[],
  options: DbfOptions = {},
): Buffer {
  const rowBytes = 1 + fields.reduce((sum, { length }) => sum + length, 0);
  const header = Buffer.alloc(32 + 32 * fields.length + 1);
  header.writeUInt8(3, 0);
  header.writeUInt8(126, 1);
  header.writeUInt8(1, 2);
  header.writeUInt8(1, 3);
  header.writeUInt32LE(options.rows ?? rows.length, 4);
  header.writeUInt16LE(header.length, 8);
  header.writeUInt16LE(rowBytes, 10);
  header.writeUInt8(options.mark ?? 0, 29);
  fields.forEach(({ name, length }, i) => {
    name.copy(header, 32 + 32 * i, 0, 10);
    header.write('C', 43 + 32 * i, 'latin1');
    header.writeUInt8(length, 48 + 32 * i);
  });
  header.writeUInt8(0x0d, header.length - 1);
  const body = rows.map((row) =>
    Buffer.concat([Buffer.from(' '), ...fields.map(({ length }, i) => pad(row[i], length))]),
  );
  return Buffer.concat([header, ...body, Buffer.from([0x1a])]);
}

function pad(value: Buffer | undefined, length: number): Buffer {
  const padded = Buffer.alloc(length, ' ');
  value?.copy(padded, 0, 0, length);
  return padded;
}

/** One field NAME with a value for each shape. */
export const writeNames = (names: readonly (string | Buffer)[], options: DbfOptions = {}): Buffer =>
  writeDbf(
    [{ name: Buffer.from('NAME'), length: 80 }],
    names.map((name) => [Buffer.from(name)]),
    options,
  );
