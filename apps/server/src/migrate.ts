import { migrate } from './database/migrator.ts';

/** Operator command: only migrates the database of DATABASE_URL to the newest schema. */
const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL is not set');
const count = await migrate(url, console.log);
console.log(count === 0 ? 'the schema is up to date' : `${count} migrations applied`);
