// Prints DATABASE_URL as the environment variables of PostgreSQL's own programs, so that no password appears on a
// command line. Also prints the folder of FILE_STORE_URL, if it is a folder.
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
