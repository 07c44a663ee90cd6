// DATABASE_URL as the variables PostgreSQL's own programs read, so that no password stands on a command line.
const url = new URL(process.env.DATABASE_URL ?? '');
const variables = {
  PGHOST: url.hostname,
  PGPORT: url.port || '5432',
  PGUSER: decodeURIComponent(url.username),
  PGPASSWORD: decodeURIComponent(url.password),
  PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
  PGSSLMODE: url.searchParams.get('sslmode') ?? '',
  PGSSLROOTCERT: url.searchParams.get('sslrootcert') ?? '',
};
const quote = (text) => `'${text.replaceAll("'", "'\\''")}'`;
for (const [name, value] of Object.entries(variables)) if (value) console.log(`export ${name}=${quote(value)}`);
