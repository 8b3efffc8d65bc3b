import type { listProducts } from '@plyhaat/contract/catalog/catalog';
import type { ReplyOf } from '@plyhaat/contract/core/endpoint';

/** What a search of the shop answers. */
export type Found = ReplyOf<typeof listProducts>;
