import { findWhole } from './categories.sql.ts';
import { type ProductSearch, selectMatches } from './matches.sql.ts';
import { everywhere, type Meaning, type Sense } from './meaning.ts';
import { searchNarrowed } from './narrowed.sql.ts';
import { asksOnlyNearMe } from './near-me.ts';
import { searchProducts, searchWhole } from './products.service.ts';
import { type NameSearch, nameSearches } from './sellers.sql.ts';
import { understand, understandWithCategory } from './understand.service.ts';

export {
  asksOnlyNearMe,
  everywhere,
  findWhole,
  type Meaning,
  type NameSearch,
  nameSearches,
  type ProductSearch,
  type Sense,
  searchNarrowed,
  searchProducts,
  searchWhole,
  selectMatches,
  understand,
  understandWithCategory,
};
