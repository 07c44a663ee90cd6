import { expect, it } from 'vitest';
import { connectionEnvironment } from './staging-load.ts';

it('hands on whom to ask, as whom, and which certificate to trust', () => {
  const url = 'postgres://quiet%40site:s%2Fecret@db.example:5433/noise?sslmode=verify-full&sslrootcert=%2Fetc%2Fca.pem';
  expect(connectionEnvironment(url)).toEqual({
    ...{ PGHOST: 'db.example', PGPORT: '5433', PGUSER: 'quiet@site', PGPASSWORD: 's/ecret', PGDATABASE: 'noise' },
    ...{ PGSSLMODE: 'verify-full', PGSSLROOTCERT: '/etc/ca.pem', PGAPPNAME: 'quietsite-import' },
  });
});

it('leaves the certificate to the system when the address names none', () => {
  const variables = connectionEnvironment('postgres://quietsite@127.0.0.1/quietsite');
  expect(variables).toMatchObject({ PGPORT: '5432', PGSSLMODE: 'prefer' });
  expect(variables).not.toHaveProperty('PGSSLROOTCERT');
});
