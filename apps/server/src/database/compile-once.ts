import type { Compilable, CompiledQuery } from 'kysely';
import type { Executor } from './connection.ts';

/** Marks a value that is passed at execution. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Returns a placeholder for any property. */
const placeholders = new Proxy({}, { get: (_target, name) => new Placeholder(String(name)) });

/**
 * Compiles a frequently sent query only once: building it costs the process more than sending it. Values are passed by
 * name and must not affect the shape of the query.
 */
export function compileOnce<Given extends object, Row>(build: (db: Executor, given: Given) => Compilable<Row>) {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db: Executor, given: Given): Promise<Row[]> => {
    compiled ??= build(db, placeholders as Given).compile();
    const parameters = compiled.parameters.map((value) =>
      value instanceof Placeholder ? given[value.name as keyof Given] : value,
    );
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}
