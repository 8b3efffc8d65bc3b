import type { Found, Wanted } from './matches.sql.ts';
import { selectMatches } from './matches.sql.ts';
import { searchProducts } from './products.service.ts';
import { understand } from './understand.service.ts';

export { type Found, searchProducts, selectMatches, understand, type Wanted };
