import { main } from '../server/src/main.ts';
import { devPages } from '../server/src/pages.dev.ts';

await main(devPages);
