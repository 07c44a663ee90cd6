import type { Compilable, CompiledQuery } from 'kysely';
import type { Executor } from './connection.ts';

/** Placeholder for a value. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Returns a placeholder for any property. */
const places = new Proxy({}, { get: (_target, name) => new Place(String(name)) });

/**
 * Compiles a frequently sent query only once: building one costs the process more than sending it. Values are passed by
 * name and must not affect the shape of the query.
 */
export function compileOnce<Given extends object, Row>(build: (db: Executor, given: Given) => Compilable<Row>) {
  let written: CompiledQuery<Row> | undefined;
  return async (db: Executor, given: Given): Promise<Row[]> => {
    written ??= build(db, places as Given).compile();
    const parameters = written.parameters.map((value) =>
      value instanceof Place ? given[value.name as keyof Given] : value,
    );
    return (await db.executeQuery<Row>({ ...written, parameters })).rows;
  };
}
