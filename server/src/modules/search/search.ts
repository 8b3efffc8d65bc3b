import { gradeIn, measuresIn } from './attributes.ts';
import { type Asker, askChecked, askCurrent } from './catalogue/asking.ts';
import { Catalogue, type Held } from './catalogue/catalogue.ts';
import { countIn } from './catalogue/counts.ts';
import type { ReadCard } from './catalogue/kept-cards.ts';
import type { Named, NamedCategory, Names } from './catalogue/names.ts';
import { PRICE_BUCKETS } from './catalogue/rows.sql.ts';
import { wholeOf } from './categories.ts';
import { type Counts, FACET_KINDS, type Question } from './index/rows.ts';
import { everywhere, type Meaning, type Sense, textWithout, toldOf } from './meaning.ts';
import { asksOnlyNearMe } from './near-me.ts';
import { withDistances } from './nearest.ts';
import { browseProducts, type FoundInShop, placeIn, searchProducts, searchWhole } from './products.service.ts';
import { type NameSearch, nameSearches } from './sellers.sql.ts';
import { understand, understandWithCategory } from './understand.ts';
import { anyProduct, inOrder, today, type Wanted } from './wanted.ts';

export {
  type Asker,
  anyProduct,
  askChecked,
  askCurrent,
  asksOnlyNearMe,
  browseProducts,
  Catalogue,
  type Counts,
  countIn,
  everywhere,
  FACET_KINDS,
  type FoundInShop,
  gradeIn,
  type Held,
  inOrder,
  type Meaning,
  measuresIn,
  type Named,
  type NamedCategory,
  type NameSearch,
  type Names,
  nameSearches,
  PRICE_BUCKETS,
  placeIn,
  type Question,
  type ReadCard,
  type Sense,
  searchProducts,
  searchWhole,
  textWithout,
  today,
  toldOf,
  understand,
  understandWithCategory,
  type Wanted,
  wholeOf,
  withDistances,
};
