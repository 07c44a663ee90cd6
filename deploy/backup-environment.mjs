// DATABASE_URL as the variables PostgreSQL's own programs read, so that no password stands on a command line, and the
// folder of FILE_STORE_URL, if it is one.
import { fileURLToPath } from 'node:url';

const { DATABASE_URL = '', FILE_STORE_URL = '' } = process.env;
const url = new URL(DATABASE_URL);
const variables = {
  PGHOST: url.hostname,
  PGPORT: url.port || '5432',
  PGUSER: decodeURIComponent(url.username),
  PGPASSWORD: decodeURIComponent(url.password),
  PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
  PGSSLMODE: url.searchParams.get('sslmode') ?? '',
  PGSSLROOTCERT: url.searchParams.get('sslrootcert') ?? '',
  FILES_DIRECTORY: FILE_STORE_URL.startsWith('file:') ? fileURLToPath(FILE_STORE_URL) : '',
};
const quote = (text) => `'${text.replaceAll("'", "'\\''")}'`;
for (const [name, value] of Object.entries(variables)) if (value) console.log(`export ${name}=${quote(value)}`);
