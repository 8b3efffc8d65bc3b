import type { listProducts } from '@plyhaat/contract/catalog/catalog';
import type { ReplyOf } from '@plyhaat/contract/core/endpoint';

/** What a search of the shop answers. */
export type ProductList = ReplyOf<typeof listProducts>;
