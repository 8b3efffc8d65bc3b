import { type ProductSearch, selectMatches } from './matches.sql.ts';
import type { Meaning, Place } from './meaning.ts';
import { searchProducts } from './products.service.ts';
import { type NameSearch, nameSearches } from './sellers.sql.ts';
import { understand } from './understand.service.ts';

export {
  type Meaning,
  type NameSearch,
  nameSearches,
  type Place,
  type ProductSearch,
  searchProducts,
  selectMatches,
  understand,
};
