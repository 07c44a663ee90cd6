import type { UserType } from '@quietsite/domain';

const plan = (title: string, version: number | null): string =>
  `"${title}"${version === null ? '' : `, version ${version}`}`;

/** Every mail, as subject and paragraphs. Names and titles are single lines. */
export const english = {
  greeting: (name: string) => `Dear ${name},`,
  unexpected: 'If you did not expect this, you can ignore this email.',
  notYou: 'If this was not you, please choose "Forgot password" on the sign-in page immediately.',
  reset: {
    subject: 'Set a new password',
    link: (account: string) =>
      `Someone requested a new password for the QuietSite account ${account}. Use this link to set one within 45 minutes:`,
    still: 'Until then your current password stays valid. If you did not request this, you can ignore this email.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    what: (account: string) =>
      `The password of the QuietSite account ${account} was changed. All its other sessions, access tokens and links are no longer valid, and neither are invitations you sent.`,
  },
  registration: {
    subject: 'Confirm your registration',
    link: (account: string) =>
      `We received a registration for the QuietSite account ${account} with this email address. Use this link to confirm the address within 7 days:`,
    next: {
      company: 'Next, your company administrator is asked to approve your account. We will email you the decision.',
      authority:
        'Next, the authority is asked to approve your account and your company. We will email you the decision.',
    },
    status: 'This page shows how far your registration has come, for 90 days:',
  },
  approval: {
    subject: 'A registration is waiting for your approval',
    link: (name: string, account: string, email: string, company: string) =>
      `${name} (${account}, ${email}) has requested a QuietSite account for the company ${company}. Use this link to review the request and decide within 14 days:`,
    harmless: 'Opening the link changes nothing. You can also decide after signing in.',
  },
  approved: {
    subject: 'Your registration was approved',
    link: (account: string) => `Your QuietSite account ${account} was approved. You can now sign in:`,
  },
  rejected: {
    subject: 'Your registration was not approved',
    what: (account: string) =>
      `Your registration for the QuietSite account ${account} was not approved and has been removed.`,
    reason: (reason: string) => `Reason: ${reason}`,
    mistake: 'If you think this is a mistake, please ask your company and register again.',
  },
  deactivated: {
    subject: 'Your account was deactivated',
    what: (account: string) =>
      `The administrator of QuietSite deactivated the account ${account}. Nobody can sign in with it until the administrator activates it again. Its projects stay as they are.`,
  },
  reactivated: {
    subject: 'Your account is active again',
    what: (account: string) =>
      `The administrator of QuietSite activated the account ${account} again. You can sign in with your username and password:`,
  },
  forwarded: {
    subject: 'Your registration is waiting for your company',
    what: (account: string, company: string) =>
      `The authority assigned your registration for the QuietSite account ${account} to the company ${company}. It is now waiting for approval by your company administrator.`,
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
      `${inviter} has invited you to QuietSite as ${role} of the company ${company}. Use this link to choose a username and a password within 7 days:`,
  },
  confirmEmail: {
    subject: 'Confirm your new email address',
    link: (account: string) =>
      `This address was entered for the QuietSite account ${account}. Use this link to confirm it within 24 hours:`,
    still: 'Until then the previous address stays valid. If this was not you, you can ignore this email.',
  },
  emailChange: {
    subject: 'Your email address is about to change',
    what: (account: string) =>
      `A new email address was entered for the QuietSite account ${account}. It takes effect once it is confirmed.`,
  },
  removed: {
    subject: 'Your account was removed',
    byCompany: (account: string, company: string) =>
      `The QuietSite account ${account} was removed by an Admin of the company ${company}.`,
    byAuthority: (account: string) => `The QuietSite account ${account} was removed by the administrator of QuietSite.`,
  },
  district: {
    subject: 'Your QuietSite account',
    link: (district: string, account: string) =>
      `You review construction noise in ${district} with the QuietSite account ${account}. Use this link to set its password within 7 days:`,
    ready: (district: string, account: string) =>
      `You review construction noise in ${district} with the QuietSite account ${account}. The administrator has set its password. You can sign in, and set a new password at any time with "Forgot password":`,
    changedSubject: 'Your account was changed',
    changed: (account: string) =>
      `The administrator changed the username or the email address of your QuietSite account. Its username is ${account}.`,
    ask: 'If you did not expect this, please contact the administrator.',
  },
  code: {
    subject: 'QuietSite: your sign-in code',
    code: (code: string) => `Your code to sign in to QuietSite is ${code}.`,
    rules: `It is valid for 10 minutes and can be used once. Do not share it with anyone.
If you did not just sign in, someone else knows your password: please set a new one.`,
  },
  lock: {
    subject: 'QuietSite: sign-in is locked for a day',
    what: (account: string) => `Someone entered a wrong password five times for your account ${account}.`,
    rules: (
      url: string,
    ) => `For 24 hours the account cannot be used from the browser, or the type of browser, where this happened. Browsers in which
you have signed in before are not affected by someone else's attempts.
To sign in earlier, set a new password: ${url}`,
  },
  codes: {
    subject: 'QuietSite: wrong sign-in codes',
    what: (account: string, count: number) =>
      `Someone who knows the password of your account ${account} entered ${count} wrong sign-in codes.`,
    rules: (url: string) => `Further codes are delayed, longer each time; the tenth wrong code locks sign-in for a day.
If this was not you, set a new password immediately: ${url}`,
  },
  owner: {
    subject: 'A project has a new owner',
    successor: (project: string) => `An administrator of your company made you the owner of the project "${project}".`,
    predecessor: (name: string, project: string) =>
      `An administrator of your company made ${name} the owner of the project "${project}". You remain one of its administrators.`,
  },
  token: {
    subject: 'A personal access token was created',
    what: (name: string, scopes: string, day: string) =>
      `A personal access token named "${name}" was created for your QuietSite account (${scopes}). It is valid until ${day}. If this was not you, sign in, revoke the token and change your password.`,
  },
  receipt: {
    subject: (number: number, title: string) => `Receipt of submission ${number}: ${title}`,
    what: (title: string, version: number | null, time: string, number: number) =>
      `The construction noise management plan ${plan(title, version)} was submitted on ${time} (Hong Kong time) as submission ${number}. It can no longer be changed.`,
    hash: (hash: string) => `Fingerprint of the submission (SHA-256): ${hash}`,
    files: (url: string) => `The attached receipt lists every file. The files are here: ${url}`,
  },
  review: {
    subject: (title: string) => `A plan was submitted: ${title}`,
    link: (name: string, title: string, version: number | null, number: number) =>
      `${name} submitted the construction noise management plan ${plan(title, version)} (submission ${number}). It is waiting for a decision:`,
  },
  revealed: {
    subject: (title: string) => `Project approved: ${title}`,
    what: (number: number, title: string, version: number | null) =>
      `Submission ${number} of the construction noise management plan ${plan(title, version)} was approved. The site is now shown to nearby projects. To make changes, save the project as a new version.`,
  },
  returned: {
    subject: (title: string) => `Project returned for changes: ${title}`,
    reason: (number: number, title: string, version: number | null) =>
      `Submission ${number} of the construction noise management plan ${plan(title, version)} was returned for changes for this reason:`,
    next: 'The project can be edited and submitted again. The returned submission stays on record.',
  },
  comments: {
    subject: (title: string) => `Comments on your plan: ${title}`,
    what: (number: number, title: string, version: number | null) =>
      `The authority commented on submission ${number} of the construction noise management plan ${plan(title, version)}. No decision has been made yet:`,
    withDecision: 'These comments were sent with the decision:',
    comment: (number: number, place: string) => `Comment ${number}, ${place}:`,
    reply: (number: number, place: string) => `Reply to comment ${number}, ${place}:`,
    more: (count: number) => `And ${count} more, all on this page.`,
    all: 'All comments are here:',
    plan: 'the plan as a whole',
    sections: {
      general: 'Version and date',
      information: 'General information',
      permits: 'Permits and approvals',
      assessment: 'Noise assessment',
      triggers: 'Trigger points for review',
      documents: 'Documents in this plan',
      additional: 'Additional information',
      signatures: 'Prepared and checked by',
      measures: 'Quieter methods and mitigation',
      schedule: 'Schedule and equipment',
      compliance: 'Impacts and compliance',
      history: 'Moved and deleted NSRs',
      monitoring: 'Noise monitoring',
      engagement: 'Public engagement',
      complaints: 'Complaint handling',
    },
  },
} as const;
