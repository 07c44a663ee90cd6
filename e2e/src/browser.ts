/** As root the sandbox cannot start; the other flags keep the browser from looking for hosts beyond this machine. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The same engine without the windows of a browser: a fifth less work for the same page. */
export const shellBrowser = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
  args,
};

/** The whole browser, for what the page leaves to it: it shows PDFs, where the shell would download them. */
export const wholeBrowser = { executablePath: '/usr/bin/chromium', args };
