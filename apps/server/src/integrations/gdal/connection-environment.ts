/** Passed in the environment, because process arguments are visible to everyone on the host. */
export function connectionEnvironment(databaseUrl: string): Record<string, string> {
  const url = new URL(databaseUrl);
  const rootCertificate = url.searchParams.get('sslrootcert');
  return {
    PGHOST: decodeURIComponent(url.searchParams.get('host') ?? url.hostname),
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username || 'postgres'),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...(url.password ? { PGPASSWORD: decodeURIComponent(url.password) } : {}),
    PGSSLMODE: url.searchParams.get('sslmode') ?? 'prefer',
    ...(rootCertificate ? { PGSSLROOTCERT: rootCertificate } : {}),
    PGAPPNAME: 'quietsite-import',
  };
}
