import { main, progress } from '../server/src/main.ts';
import { builtPages } from '../server/src/pages.built.ts';
import { buildApart } from './build.ts';

await main(async () => {
  await progress('Building the web app', buildApart);
  return builtPages();
});
