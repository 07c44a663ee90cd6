// Operator command: creates a platform administrator and prints the link for setting the password.
import { emailSchema, usernameSchema } from '@quietsite/contracts';
import { FORBIDDEN_IN_USERNAMES } from '@quietsite/domain';
import { readEnvironment } from './config/environment.ts';
import { openConnection } from './database/connection.ts';
import { AppError } from './errors.ts';
import { createAccountLinks, lifetimeMinutes } from './services/accounts/account-link.ts';
import { createAdministratorService } from './services/administration/administrator.service.ts';

const USAGE = `usage: quietsite admin USERNAME EMAIL
USERNAME has 3 to 64 characters, no space and none of ${FORBIDDEN_IN_USERNAMES}
Sign-in codes are sent to EMAIL. The settings are those of the server.`;

class UsageError extends Error {}

function readRequest([username, email, ...others]: readonly string[]) {
  const [name, address] = [usernameSchema.safeParse(username), emailSchema.safeParse(email)];
  if (username === undefined || email === undefined || others.length > 0) throw new UsageError(USAGE);
  if (!name.success) throw new UsageError(`${username} cannot be a username\n${USAGE}`);
  if (!address.success) throw new UsageError(`${email} is not an email address\n${USAGE}`);
  return { username: name.data, email: address.data };
}

const describe = ({ username, email }: ReturnType<typeof readRequest>, url: string) =>
  `${username} is a platform administrator without a password. To set it, open this link once, within ${lifetimeMinutes('reset')} minutes:
${url}
Signing in also requires a code, which is mailed to ${email}. For a new link: 'Forgot password' on the sign-in page.`;

async function run(): Promise<void> {
  const request = readRequest(process.argv.slice(2));
  const { DATABASE_URL, PUBLIC_ORIGIN: publicOrigin } = readEnvironment();
  const { database, close } = openConnection(DATABASE_URL, 2, (error) => console.error(error.message));
  const clock = () => new Date();
  const links = createAccountLinks({ clock, publicOrigin });
  const administrators = createAdministratorService({ database, clock, links });
  try {
    console.log(describe(request, await administrators.create(request)));
  } finally {
    await close();
  }
}

try {
  await run();
} catch (error) {
  const isExpected = error instanceof AppError || error instanceof UsageError;
  console.error(isExpected ? `no account was created: ${error.message}` : error);
  process.exitCode = 1;
}
