import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { COMMANDS, readOrder, usage } from './launch.ts';
import { launched } from './packaging/stage.ts';

test('every command of the launcher has its program and a line of usage', () => {
  expect(Object.keys(COMMANDS)).toEqual(
    expect.arrayContaining(['start', 'migrate', 'staff', 'backup', 'restore', 'doctor']),
  );
  for (const [name, { program }] of Object.entries(COMMANDS)) {
    expect(fs.existsSync(path.join(import.meta.dirname, program)), program).toBe(true);
    expect(usage()).toContain(`\n  ${name} `);
  }
});

test('a file of settings stands before the command, whose words follow it', () => {
  expect(readOrder(['staff', '9812345678', 'ADMIN'])).toEqual({ command: 'staff', words: ['9812345678', 'ADMIN'] });
  const order = { command: 'start', words: ['--products', '10'], file: '/etc/plyhaat.env' };
  expect(readOrder(['--settings', '/etc/plyhaat.env', 'start', '--products', '10'])).toEqual(order);
  expect(readOrder([])).toEqual({ words: [] });
});

test('an archive gets the programs of its commands with what they import, and no tool of the clone', () => {
  const files = launched();
  for (const { program } of Object.values(COMMANDS)) expect(files).toContain(`scripts/${program}`);
  expect(files).toContain('scripts/module-paths.mjs');
  expect(files.filter((file) => /build|package|boot|vite/.test(file))).toEqual([]);
});

const launch = (...args: string[]) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, 'launch.ts'), ...args], { encoding: 'utf8' });

test('a command that there is not is answered with those that there are', () => {
  const { status, stderr } = launch('constructor');
  expect([status, stderr]).toEqual([2, `${usage()}\n`]);
});

test('settings that cannot be read are told in one sentence, and nothing is started', () => {
  const { status, stdout, stderr } = launch('--settings', '/no/such/file.env', 'start');
  expect([status, stdout, stderr]).toEqual([2, '', 'The settings in /no/such/file.env cannot be read (ENOENT).\n']);
});
