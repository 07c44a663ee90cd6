import { chromium } from '@playwright/test';
const [,, user, path, size, name, ...acts] = process.argv;
const [width, height] = size.split('x').map(Number);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu'] });
const context = await browser.newContext({ viewport: { width, height }, locale: 'en-GB', timezoneId: 'Asia/Hong_Kong', reducedMotion: 'reduce' });
const page = await context.newPage();
const o = 'http://localhost:5302';
page.on('console', (m) => ['error'].includes(m.type()) && console.log('console', m.text().slice(0, 400)));
page.on('pageerror', (e) => console.log('pageerror', String(e).slice(0, 600)));
const r = await page.request.post(o + '/api/session', { headers: { origin: o }, data: { username: user, password: 'quiet-demo-1' } });
console.log(r.status());
await page.goto(o + path);
await page.waitForTimeout(5000);
let n = 0;
const shot = async () => page.screenshot({ path: `/tmp/district-shots/${name}${n++ || ''}.png` });
for (const act of acts) {
  const [kind, ...rest] = act.split('=');
  const arg = rest.join('=');
  if (kind === 'click') await page.locator(arg).first().click({ timeout: 8000 }).catch((e) => console.log('click failed', arg, String(e).slice(0, 300)));
  if (kind === 'key') await page.keyboard.press(arg);
  if (kind === 'wait') await page.waitForTimeout(Number(arg));
  if (kind === 'shot') await shot();
  if (kind === 'eval') console.log(JSON.stringify(await page.evaluate(arg)));
}
await page.waitForTimeout(1200);
await shot();
console.log(page.url());
await browser.close();
