import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { MACHINE, QUICKLY } from './program.ts';

/** What draws PDFs and pictures, cleans HTML and speaks SMTP and push: a start would wait for it, the first request does not. */
const WANTED_LATER = ['pdfkit', 'fontkit', 'sharp', 'sanitize-html', 'nodemailer', 'web-push'];

const NAME_LOADED = `
  import { registerHooks } from 'node:module';
  const loaded = new Set();
  registerHooks({
    load(url, context, next) {
      loaded.add(/.*node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1]);
      return next(url, context);
    },
  });
  await import(process.argv[1]);
  process.stdout.write([...loaded].join(' '));
  process.exit();`;

test('the server starts without the libraries that the first request does not need', () => {
  const main = path.resolve(import.meta.dirname, '../src/main.ts');
  const args = [...QUICKLY, '--input-type=module', '--eval', NAME_LOADED, main];
  const loaded = execFileSync(process.execPath, args, { env: MACHINE, encoding: 'utf8' }).split(' ');
  expect(loaded).toContain('fastify');
  expect(loaded.filter((name) => WANTED_LATER.includes(name))).toEqual([]);
});
