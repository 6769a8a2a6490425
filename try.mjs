import { chromium } from 'playwright';
const base = 'http://localhost:4161';
const only = process.argv[2];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-quic','--disable-background-networking','--autoplay-policy=no-user-gesture-required'] });
const person = process.argv[3] === 'public' ? '' : 'c0572026-0438-40a6-a491-8f2e6b217414';
async function open(size, dark) {
  const ctx = await browser.newContext({ viewport: size, colorScheme: dark ? 'dark' : 'light' });
  if (person) await ctx.request.post(base + '/frontend-shell/authenticate?returnUrl=/', { form: { person }, headers: {origin: base} }).catch(e => console.log(e.message));
  const page = await ctx.newPage();
  page.on('console', m => ['error','warning'].includes(m.type()) && console.log('  console', m.type(), m.text().slice(0,200)));
  page.on('pageerror', e => console.log('  pageerror', e.message));
  page.on('requestfailed', r => console.log('  failed', r.url().slice(0,120), r.failure()?.errorText));
  return page;
}
const desk = { width: 1280, height: 900 }, phone = { width: 390, height: 844 };
const jobs = JSON.parse(process.env.JOBS ?? '[]');
for (const [name, path, size, dark] of jobs) {
  if (only && only !== 'all' && only !== name) continue;
  const page = await open(size === 'phone' ? phone : desk, dark);
  await page.goto(base + path); 
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `/tmp/media/shots/${name}.png`, fullPage: true });
  console.log(name, await page.evaluate(() => document.documentElement.scrollWidth + '/' + innerWidth));
  await page.context().close();
}
await browser.close();
