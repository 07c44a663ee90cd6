import { migrate } from './database/migrator.ts';

/** The operator's command: brings the database of DATABASE_URL to the newest schema, and nothing else. */
const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL is not set');
const count = await migrate(url, console.log);
console.log(count === 0 ? 'the schema is up to date' : `${count} migrations applied`);
