import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { inPath, installPackages } from '../debian.ts';
import { root, run } from '../steps.ts';

const DEPLOY = path.join(root, 'deploy');

async function require(programs: Readonly<Record<string, string>>): Promise<void> {
  const missing = Object.keys(programs).filter((name) => inPath(name).length === 0);
  if (missing.length > 0) await installPackages(missing.map((name) => programs[name] ?? name));
}

async function must(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const { code, output } = await run(command, args, env);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${output}`);
  return output;
}

/** Units, as systemd reads them: in a root where what they start is there. */
export async function verifyUnits(folder: string): Promise<void> {
  await require({ 'systemd-analyze': 'systemd' });
  const units = path.join(folder, 'etc/systemd/system');
  const program = path.join(folder, 'opt/plyhaat/current/plyhaat');
  for (const place of [units, path.dirname(program)]) fs.mkdirSync(place, { recursive: true });
  fs.writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  // Targets and slices come from this machine's systemd.
  fs.cpSync('/usr/lib/systemd/system', path.join(folder, 'usr/lib/systemd/system'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  const names = fs.readdirSync(path.join(DEPLOY, 'systemd'));
  for (const name of names) fs.copyFileSync(path.join(DEPLOY, 'systemd', name), path.join(units, name));
  const asked = names.map((name) => name.replace('@.', '@3001.'));
  const said = await must('systemd-analyze', ['verify', `--root=${folder}`, '--recursive-errors=no', ...asked]);
  const complaints = said.split('\n').filter((line) => line.includes('plyhaat'));
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
}

/** A file of deploy/nginx with places in this folder instead of the system's, and on this machine alone. */
const moved = (text: string, folder: string) =>
  text
    .replaceAll('/etc/nginx/', `${folder}/`)
    .replaceAll('/etc/ssl/plyhaat/', `${folder}/`)
    .replaceAll('/var/cache/', `${folder}/cache-`)
    // This machine may have no IPv6.
    .replace(/^\s*listen \[::\].*\n/gm, '')
    .replaceAll('listen ', 'listen 127.0.0.1:');

/** One that is vouched for by itself, for two days. */
export async function makeCertificate(folder: string, name: string): Promise<{ key: string; cert: string }> {
  await require({ openssl: 'openssl' });
  const [key, cert] = [path.join(folder, 'privkey.pem'), path.join(folder, 'fullchain.pem')];
  const files = ['-keyout', key, '-out', cert, '-subj', `/CN=${name}`, '-days', '2'];
  await must('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files]);
  return { key, cert };
}

/** The site as nginx reads it, with a certificate of its own. Answers the file of settings. */
export async function verifySite(folder: string, change = (site: string): string => site): Promise<string> {
  await require({ nginx: 'nginx-light' });
  for (const name of ['plyhaat.conf', 'plyhaat-proxy.conf'])
    fs.writeFileSync(
      path.join(folder, name),
      change(moved(fs.readFileSync(path.join(DEPLOY, 'nginx', name), 'utf8'), folder)),
    );
  await makeCertificate(folder, 'shop.example');
  const main = path.join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/temp-${name};`,
  );
  fs.writeFileSync(
    main,
    `pid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${temporary.join('\n')}\ninclude ${folder}/plyhaat.conf;\n}\n`,
  );
  await must('nginx', ['-t', '-c', main]);
  return main;
}

/** The composition as Debian's docker-compose reads it; no container is started. */
export async function verifyComposition(folder: string): Promise<void> {
  await require({ 'docker-compose': 'docker-compose' });
  const settings = path.join(folder, 'plyhaat.env');
  fs.copyFileSync(path.join(DEPLOY, 'plyhaat.env.example'), settings);
  const env = { SITE_NAME: 'shop.example', DATABASE_PASSWORD: 'one', S3_SECRET_KEY: 'other', ARCHIVE: 'a.tar.xz' };
  await must('docker-compose', ['-f', path.join(DEPLOY, 'compose.yaml'), 'config', '-q'], {
    ...env,
    PLYHAAT_ENV: settings,
  });
  const scripts = fs.readdirSync(path.join(DEPLOY, 'compose')).filter((name) => name.endsWith('.sh'));
  for (const name of scripts) await must('sh', ['-n', path.join(DEPLOY, 'compose', name)]);
}

/** Whether containers can be built and run on this machine. */
export const hasContainers = (): boolean => spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0;
