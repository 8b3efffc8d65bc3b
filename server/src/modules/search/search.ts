import { type ProductSearch, selectMatches } from './matches.sql.ts';
import type { Meaning } from './meaning.ts';
import { searchNarrowed } from './narrowed.sql.ts';
import { searchProducts, searchWhole } from './products.service.ts';
import { type NameSearch, nameSearches } from './sellers.sql.ts';
import { understand, understandWithCategory } from './understand.service.ts';

export {
  type Meaning,
  type NameSearch,
  nameSearches,
  type ProductSearch,
  searchNarrowed,
  searchProducts,
  searchWhole,
  selectMatches,
  understand,
  understandWithCategory,
};
