import type { Compilable, CompiledQuery } from 'kysely';
import type { Executor } from './connection.ts';

/** Stands where a value will be. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Whatever it is asked for is the place of it. */
const places = new Proxy({}, { get: (_target, name) => new Place(String(name)) });

/**
 * A query that is sent with every request, put into words the first time alone: building one costs the process more
 * than sending it. Values are given by name and must not decide what the query looks like.
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
