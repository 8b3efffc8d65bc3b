import type { listProducts } from '@plyhaat/contract/catalog';
import type { ReplyOf } from '@plyhaat/contract/endpoint';

/** What a search of the shop answers. */
export type Found = ReplyOf<typeof listProducts>;
