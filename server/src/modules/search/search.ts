import { type ProductSearch, selectMatches } from './matches.sql.ts';
import { everywhere, type Sense } from './meaning.ts';
import { searchProducts, searchWhole } from './products.service.ts';
import { type NameSearch, nameSearches } from './sellers.sql.ts';
import { understand } from './understand.service.ts';

export {
  everywhere,
  type NameSearch,
  nameSearches,
  type ProductSearch,
  type Sense,
  searchProducts,
  searchWhole,
  selectMatches,
  understand,
};
