import { globSync } from 'node:fs';
import { build, findPrograms, walk } from './journeys.ts';
import { finish, NOTHING, root, step, sum, vitest } from './steps.ts';

// npm run proof [-- part of a file's name …]: the long corpora and matrices, which are the files named *.proof.ts.
// `npm test` has a small part of each and leaves them out.
const names = process.argv.slice(2);
const files = globSync('{contract,server,e2e,scripts}/**/*.proof.ts', {
  cwd: root,
  exclude: (file) => file.includes('node_modules'),
}).filter((file) => names.length === 0 || names.some((name) => file.includes(name)));
const inBrowser = files.filter((file) => file.startsWith('e2e/'));
const atApi = files.filter((file) => !inBrowser.includes(file));

const found = await findPrograms();
const tested =
  atApi.length > 0 ? await step('Proving at the API', () => vitest(['--project=proof', ...atApi])) : NOTHING;
const built = inBrowser.length > 0 ? await build() : NOTHING;
const walked =
  inBrowser.length > 0 ? await walk('Proving in the browser', built, ['--project=proof', ...inBrowser]) : NOTHING;
finish(sum([found, tested, built, walked]));
