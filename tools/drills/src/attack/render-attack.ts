import { formatTable, type Sent } from './report.ts';

interface Run {
  readonly day: string;
  readonly machine: string;
  readonly seed: number;
  /** Requests to each route by each actor. */
  readonly rounds: number;
}

/** docs/security/attack.md */
export const renderAttack = (sent: readonly Sent[], { day, machine, seed, rounds }: Run): string => `# Hostile requests

Written by \`pnpm test:attack\`, which starts the real server on a seeded database of its own and sends requests to every
call of the API document, to the map layers, the tiles and what is in no document: as nobody, as \`demo\`, who holds a
project open, and with a token of his that has every scope. In most requests one part is hostile and the others let it
through: a piece of the address, a query, a header, a field at any depth, the whole body, its content type or encoding, a
form with a file. Values mean something to SQL, HTML, spreadsheets, headers, paths, templates or Unicode, are of another
type, huge, negative, a thousand deep, or keys that every object has.

No answer may be a 5xx, show a stack or a piece of SQL, or lack a security header; a success has a declared status and
the declared shape, a failure the shape of all failures; p99 stays below 2 s and the server lives on. The same seed sends
the same requests. \`--short\` sends three to each route as each actor and is meant for every check.

${day}, \`--rounds ${rounds} --seed ${seed}\`, ${machine}:

${formatTable(sent)}

What earlier runs found, each with a test now: addresses that cannot be decoded, pieces of more than 200 characters and an
unknown \`Expect\` were answered by the framework, without headers (\`security.integration.test.ts\`); ids beyond a column and
forms that break off gave a 500 (\`shape-route.integration.test.ts\`); after an upload in a wrong field the next request on
the same connection was never answered (\`kept-connection.integration.test.ts\`).
`;
