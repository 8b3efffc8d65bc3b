import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PRODUCTION } from '../server/test/production-settings.ts';
import { someMailServer, someProvider } from '../server/test/providers.ts';
import { requirePostgres, startCluster } from './debian-postgres.ts';
import { bareDebian, DATA, dataFolder, type Inside, inside, PLYHAAT, unpack } from './packaging/bare.ts';
import { hasContainers, verifyComposition, verifySite, verifyUnits } from './packaging/deployed.ts';
import { finish, root, say, step, sum } from './steps.ts';

// npm run package:proof: what `npm run package` left in dist, in Debian's smallest system without Node, read-only, as a
// user without rights; and the files of deploy/ as the programs read them that they are for. As root on Debian.
const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
const platform = `${process.platform}-${process.arch}`;
const PORT = Number(process.env.PORT ?? 4403);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plyhaat-proof-'));
fs.chmodSync(folder, 0o755);

function expect(holds: boolean, words: string): void {
  if (!holds) throw new Error(words);
}

const checked = (name: string, work: () => Promise<string | undefined>) =>
  step(name, async () => {
    const seen = await work();
    if (seen) say(seen.replace(/^/gm, '  '));
    return { counts: { passed: 1, failed: 0 } };
  });

function archiveOf(name: string): string {
  const file = path.join(root, 'dist', `${name}-${version}-${platform}.tar.xz`);
  if (!fs.existsSync(file)) throw new Error(`${path.relative(root, file)} is not there: npm run package makes it.`);
  return file;
}

/** Waits for its words, and fails with what it said if it ends before. */
async function ready(run: Inside): Promise<number> {
  const began = performance.now();
  let ended = false;
  void run.exit.then(() => {
    ended = true;
  });
  while (!run.output().includes('Plyhaat is ready')) {
    if (ended) throw new Error(`It ended before it was ready:\n${run.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return (performance.now() - began) / 1000;
}

async function ends(run: Inside): Promise<string> {
  const began = performance.now();
  run.child.kill('SIGTERM');
  const code = await run.exit;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  expect(code === 0, `It ended with ${code}:\n${run.output()}`);
  return `ended by SIGTERM in ${seconds} s`;
}

const address = (to: string) => `http://127.0.0.1:${PORT}${to}`;

/** A page, the first script that it names, and the version. */
async function visit(): Promise<string> {
  const page = await fetch(address('/'));
  const html = await page.text();
  expect(page.status === 200 && html.includes('</html>'), `The home page was answered with ${page.status}.`);
  const [script = 'no script'] = /\/assets\/[\w-]+\.js/.exec(html) ?? [];
  const asset = await fetch(address(script));
  expect(asset.status === 200, `${script} was answered with ${asset.status}.`);
  const health = (await (await fetch(address('/api/health/ready'))).json()) as { version?: string };
  expect(health.version === version, `It says that it is ${health.version}.`);
  return `home page ${html.length} characters, ${script} ${asset.status}, version ${health.version}`;
}

const provider = await someProvider(() => ({ body: { type: 'success', message: 'sent' } }));
const mail = await someMailServer();

const settingsFor = (url: string) => ({
  ...PRODUCTION,
  DATABASE_URL: url,
  DATA_DIR: DATA,
  HOST: '127.0.0.1',
  PORT: String(PORT),
  TRUST_PROXY: 'loopback',
  MSG91_URL: provider.url,
  JUSPAY_URL: provider.url,
  SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
});

async function signInCode(): Promise<void> {
  const before = provider.requests.length;
  const asked = await fetch(address('/api/users/sentOtp'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: '9812345678' }),
  });
  expect(asked.status === 200, `A code was refused with ${asked.status}.`);
  for (let waited = 0; provider.requests.length === before && waited < 600; waited++)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(provider.requests.length > before, 'The worker sent no code within a minute.');
}

async function bare(): Promise<string> {
  const system = await bareDebian();
  const data = dataFolder(path.join(folder, 'data-bare'));
  const looked = inside(data, ['sh', '-c', 'command -v node || command -v npm; touch /opt/x; touch /tmp/x; id -u']);
  await looked.exit;
  expect(!/^\/.*n(ode|pm)$/m.test(looked.output()), 'There is a Node in the bare system.');
  expect(looked.output().match(/Read-only file system/g)?.length === 2, `It can be written:\n${looked.output()}`);
  return `${fs.readFileSync(path.join(system, 'etc/debian_version'), 'utf8').trim()}: no Node, read-only, user ${looked.output().trim().split('\n').at(-1)}`;
}

async function production(): Promise<string> {
  await unpack(archiveOf('plyhaat'));
  await requirePostgres();
  const place = path.join(folder, 'postgres');
  fs.mkdirSync(place);
  const cluster = await startCluster(place);
  const data = dataFolder(path.join(folder, 'data-production'));
  const env = settingsFor(cluster.url);
  try {
    const refused = inside(data, [PLYHAAT, 'start'], { ...env, APP_ENV: 'demo' });
    expect((await refused.exit) === 2, 'The archive for production started the demo.');
    const doctor = inside(data, [PLYHAAT, 'doctor'], env);
    await doctor.exit;
    const doctorSaid = doctor.output().trim();
    expect(/^database +ok$/m.test(doctorSaid) && /^ffmpeg +ffmpeg is not/m.test(doctorSaid), doctorSaid);
    const early = inside(data, [PLYHAAT, 'start'], env);
    expect(
      (await early.exit) !== 0 && /migrate/.test(early.output()),
      `It started without a schema:\n${early.output()}`,
    );
    const migrated = inside(data, [PLYHAAT, 'migrate'], env);
    expect((await migrated.exit) === 0, migrated.output());
    const run = inside(data, [PLYHAAT, 'start'], env);
    const seconds = await ready(run);
    const seen = await visit();
    await signInCode();
    const staff = inside(data, [PLYHAAT, 'staff', '9812345678', 'ADMIN'], env);
    expect((await staff.exit) === 0, staff.output());
    const end = await ends(run);
    const again = inside(data, [PLYHAAT, 'start'], env);
    const later = await ready(again);
    await ends(again);
    return `${doctorSaid}\nready in ${seconds.toFixed(1)} s, again in ${later.toFixed(1)} s; ${seen}; a code was sent; ${staff.output().trim()}; ${end}`;
  } finally {
    await cluster.stop();
  }
}

async function demo(): Promise<string> {
  await unpack(archiveOf('plyhaat-demo'));
  const data = dataFolder(path.join(folder, 'data-demo'));
  const run = inside(data, [PLYHAAT, 'start'], { DATA_DIR: DATA, PORT: String(PORT) });
  const seconds = await ready(run);
  const seen = await visit();
  const shop = (await (await fetch(address('/api/product?perPage=1'))).json()) as { data: object[] };
  expect(shop.data.length === 1, 'The demo has no product.');
  return `ready in ${seconds.toFixed(1)} s; ${seen}; ${await ends(run)}`;
}

const made = (name: string) => {
  const place = path.join(folder, name);
  fs.mkdirSync(place);
  return place;
};

const counts = [
  await checked('A bare Debian', bare),
  await checked('Production, on Debian’s PostgreSQL 15', production),
  await checked('The demo, on its embedded PostgreSQL', demo),
  await checked('Units: systemd-analyze verify', async () => void (await verifyUnits(made('units')))),
  await checked('Site: nginx -t', async () => void (await verifySite(made('site')))),
  await checked('Composition: its schema', async () => {
    await verifyComposition(made('composition'));
    return hasContainers() ? undefined : 'there is no Docker daemon here: no image was built, no container was run';
  }),
];
provider.close();
mail.close();
fs.rmSync(folder, { recursive: true, force: true });
finish(sum(counts));
