import { InboxKind, type InboxThing } from '@plyhaat/contract/leads/seller-inbox';

/** The open item as the address names it: `quote.0190a000-…`. */
export type OpenItem = { readonly kind: InboxKind; readonly id: string };

export const nameOf = ({ kind, _id }: Pick<InboxThing, 'kind' | '_id'>): string => `${kind}.${_id}`;

export function readOpenItem(name: string | undefined): OpenItem | undefined {
  const [kind, id] = (name ?? '').split('.');
  const known = InboxKind.options.find((option) => option === kind);
  return known && id ? { kind: known, id } : undefined;
}
