import * as z from 'zod/mini';
import { Day, longPaging, orderBy, PartOfText, pageOf } from '../../admin/lists.ts';
import { endpoint } from '../../core/endpoint.ts';
import { yesOrNo } from '../../core/paging.ts';
import { OrderKind } from '../orders.ts';
import { OrderState, PaymentMethod } from '../payments.ts';

/** One order as staff list it. Sums are in rupees. */
export const OrderRow = z.object({
  _id: z.string(),
  /** Null where the account was erased. */
  member: z.nullable(z.object({ _id: z.string(), name: z.string() })),
  kind: OrderKind,
  items: z.string(),
  state: OrderState,
  method: PaymentMethod,
  total: z.number(),
  /** What was paid: null of an order that is no purchase, so that a sum of these counts purchases alone. */
  paid: z.nullable(z.number()),
  refunded: z.number(),
  invoiceNumber: z.nullable(z.string()),
  /** Why staff should look at it. */
  flag: z.nullable(z.string()),
  createdAt: z.string(),
  paidAt: z.nullable(z.string()),
});
export type OrderRow = z.infer<typeof OrderRow>;

export const OrderFilter = z.object({
  /** An order's id, an invoice's number, or part of the member's name, company, phone or GST number. */
  q: z.optional(PartOfText),
  /** PENDING finds what is CREATED, too: neither is paid. */
  state: z.optional(OrderState),
  kind: z.optional(OrderKind),
  member: z.optional(z.uuid()),
  flagged: z.optional(yesOrNo),
  from: z.optional(Day),
  to: z.optional(Day),
  sort: z._default(orderBy(['created', 'total']), '-created'),
});
export type OrderFilter = z.infer<typeof OrderFilter>;

export const listAllOrders = endpoint({
  method: 'GET',
  path: '/admin/orders',
  access: 'manager',
  summary: 'Orders of all members, newest first',
  query: z.extend(OrderFilter, longPaging),
  reply: {
    ...pageOf(OrderRow),
    /** How many of all these are purchases; counting stops as it does for the total. */
    counts: z.object({ purchases: z.int() }),
  },
  csv: [
    '_id',
    'member',
    'kind',
    'items',
    'state',
    'status',
    'method',
    'total',
    'paid',
    'refunded',
    'invoiceNumber',
    'flag',
    'createdAt',
    'paidAt',
  ],
});
