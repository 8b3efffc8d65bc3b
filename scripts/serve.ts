import { main } from '../server/src/main.ts';
import { builtPages } from '../server/src/pages.built.ts';

// The start of what was packaged: the web app was built then.
await main(builtPages);
