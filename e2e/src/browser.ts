/** The sandbox cannot start as root. The other flags stop the browser from contacting external hosts. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The same engine without browser windows: a fifth less work for the same page. */
export const shellBrowser = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
  args,
};

/** The full browser, for features outside the page: it displays PDFs, where the headless shell would download them. */
export const fullBrowser = { executablePath: '/usr/bin/chromium', args };
