import type { UserType } from '@quietsite/domain';

const plan = (title: string, version: number | null): string =>
  `"${title}"${version === null ? '' : `, version ${version}`}`;

/** Every mail, as subject and paragraphs. Names and titles are single lines. */
export const english = {
  greeting: (name: string) => `Dear ${name},`,
  unexpected: 'If you did not expect this, nothing needs to be done.',
  notYou: 'If this was not you, please choose "Forgot password" on the sign-in page at once.',
  reset: {
    subject: 'Set a new password',
    link: (account: string) =>
      `somebody asked for a new password for the QuietSite account ${account}. With this link you can set one within 45 minutes:`,
    still: 'Until then the present password stays valid. If you did not ask for this, nothing needs to be done.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    what: (account: string) =>
      `the password of the QuietSite account ${account} was changed. Every other session, access token and link of the account has ended, and so have invitations you sent.`,
  },
  registration: {
    subject: 'Confirm your registration',
    link: (account: string) =>
      `we received a registration for the QuietSite account ${account} with this email address. With this link you can confirm the address within 7 days:`,
    next: 'After that we ask for approval of your account, and email you the decision.',
  },
  approval: {
    subject: 'A registration waits for your approval',
    link: (name: string, account: string, email: string, company: string) =>
      `${name} (${account}, ${email}) asks for a QuietSite account of the company ${company}. With this link you can look at the request and decide within 14 days:`,
    harmless: 'Opening the link changes nothing. You can also decide after signing in.',
  },
  approved: {
    subject: 'Your registration was approved',
    link: (account: string) => `your QuietSite account ${account} was approved. You can sign in now:`,
  },
  rejected: {
    subject: 'Your registration was not approved',
    what: (account: string) =>
      `your registration for the QuietSite account ${account} was not approved and has been removed.`,
    mistake: 'If you think this is a mistake, please ask your company and register again.',
  },
  forwarded: {
    subject: 'Your registration waits for your company',
    what: (account: string, company: string) =>
      `the authority assigned your registration for the QuietSite account ${account} to the company ${company}. It now waits for approval by your company administrator.`,
  },
  roles: {
    admin: 'admin',
    epd: 'epd',
    'Contractor Admin': 'Admin',
    'Contractor Member': 'Member',
  } satisfies Record<UserType, string>,
  invitation: {
    subject: 'Invitation to QuietSite',
    link: (inviter: string, role: string, company: string) =>
      `${inviter} invites you to QuietSite as ${role} of the company ${company}. With this link you can choose a username and a password within 7 days:`,
  },
  confirmEmail: {
    subject: 'Confirm your new email address',
    link: (account: string) =>
      `this address was entered for the QuietSite account ${account}. With this link you can confirm it within 24 hours:`,
    still: 'Until then the previous address stays valid. If this was not you, nothing needs to be done.',
  },
  emailChange: {
    subject: 'Your email address is about to change',
    what: (account: string) =>
      `another email address was entered for the QuietSite account ${account}. It becomes valid when it is confirmed.`,
  },
  removed: {
    subject: 'Your account was removed',
    byCompany: (account: string, company: string) =>
      `the QuietSite account ${account} was removed by an Admin of the company ${company}.`,
    byAuthority: (account: string) => `the QuietSite account ${account} was removed by the administrator of QuietSite.`,
  },
  district: {
    subject: 'Your QuietSite account',
    link: (district: string, account: string) =>
      `You review construction noise in ${district} with the QuietSite account ${account}. With this link you can set its password within 7 days:`,
    ready: (district: string, account: string) =>
      `You review construction noise in ${district} with the QuietSite account ${account}. The administrator has set its password. You can sign in, and set another one at any time with "Forgot password":`,
    changedSubject: 'Your account was changed',
    changed: (account: string) =>
      `The administrator changed the username or the email address of your QuietSite account. Its username is ${account}.`,
    ask: 'If you did not expect this, please ask the administrator.',
  },
  code: {
    subject: 'QuietSite: your sign-in code',
    code: (code: string) => `Your code to sign in to QuietSite is ${code}.`,
    rules: `It is valid for 10 minutes and can be used once. Do not give it to anybody.
If you did not just sign in, somebody else knows your password: please set a new one.`,
  },
  lock: {
    subject: 'QuietSite: signing in is locked for a day',
    what: (account: string) => `Somebody entered a wrong password five times for your account ${account}.`,
    rules: (
      url: string,
    ) => `For 24 hours it cannot be used from the browser, or the kind of browser, where that happened. Browsers in which you have
signed in before are not affected by a stranger's attempts.
To sign in earlier, set a new password: ${url}`,
  },
  codes: {
    subject: 'QuietSite: wrong sign-in codes',
    what: (account: string, count: number) =>
      `Somebody who knows the password of your account ${account} entered ${count} wrong sign-in codes.`,
    rules: (
      url: string,
    ) => `Further codes have to wait, longer each time; the tenth wrong code locks the sign-in for a day.
If this was not you, set a new password at once: ${url}`,
  },
  owner: {
    subject: 'A project has a new owner',
    successor: (project: string) => `An administrator of your company made you the owner of the project "${project}".`,
    predecessor: (name: string, project: string) =>
      `An administrator of your company made ${name} the owner of the project "${project}". You stay one of its administrators.`,
  },
  token: {
    subject: 'A personal access token was created',
    what: (name: string, scopes: string, day: string) =>
      `A personal access token named "${name}" was created for your QuietSite account (${scopes}). It is valid until ${day}. If this was not you, sign in, revoke the token and change your password.`,
  },
  receipt: {
    subject: (number: number, title: string) => `Receipt of submission ${number}: ${title}`,
    what: (title: string, version: number | null, time: string, number: number) =>
      `the construction noise management plan ${plan(title, version)} was submitted on ${time} (Hong Kong time) as submission ${number}. It can no longer be changed.`,
    hash: (hash: string) => `Fingerprint of the submission (SHA-256): ${hash}`,
    files: (url: string) => `The attached receipt lists every file. The files are here: ${url}`,
  },
  review: {
    subject: (title: string) => `A plan was submitted: ${title}`,
    link: (name: string, title: string, version: number | null, number: number) =>
      `${name} submitted the construction noise management plan ${plan(title, version)} (submission ${number}). It waits for a decision:`,
  },
  revealed: {
    subject: (title: string) => `Project approved: ${title}`,
    what: (number: number, title: string, version: number | null) =>
      `submission ${number} of the construction noise management plan ${plan(title, version)} was approved. The site is now shown to nearby projects. Changes are made in a new version.`,
  },
  returned: {
    subject: (title: string) => `Project returned for changes: ${title}`,
    reason: (number: number, title: string, version: number | null) =>
      `submission ${number} of the construction noise management plan ${plan(title, version)} was returned for changes for this reason:`,
    next: 'The project can be edited again and submitted once more. What was submitted is kept.',
  },
} as const;
