import type { Mail } from '../integrations/mail.ts';

export const codeMail = (to: string, code: string): Mail => ({
  to,
  subject: 'QuietSite: your sign-in code',
  text: `Your code to sign in to QuietSite is ${code}.

It is valid for 10 minutes and can be used once. Do not give it to anybody.
If you did not just sign in, somebody else knows your password: please set a new one.
`,
});

export const lockMail = (to: string, username: string, publicOrigin: string): Mail => ({
  to,
  subject: 'QuietSite: signing in is locked for a day',
  text: `Somebody entered a wrong password five times for your account ${username}.

For 24 hours it cannot be used from the browser, or the kind of browser, where that happened. Browsers in which you have
signed in before are not affected by a stranger's attempts.
To sign in earlier, set a new password: ${publicOrigin}/Reset
`,
});
