import { main } from '../src/main.ts';
import { noPages } from '../src/pages.ts';

// The program as it starts for people, without its pages: for tests of starting and stopping.
await main(async () => noPages);
