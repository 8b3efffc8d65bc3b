import type { Wanted } from './matches.sql.ts';
import { selectMatches } from './matches.sql.ts';
import { searchProducts } from './products.service.ts';
import { understand } from './understand.service.ts';

export { searchProducts, selectMatches, understand, type Wanted };
