import { type ProductSearch, selectMatches } from './matches.sql.ts';
import { searchProducts, searchWhole } from './products.service.ts';
import { type NameSearch, nameSearches } from './sellers.sql.ts';
import { understand } from './understand.service.ts';

export { type NameSearch, nameSearches, type ProductSearch, searchProducts, searchWhole, selectMatches, understand };
