import { pictureAddress } from '@plyhaat/contract/core/picture';
import type { Quote } from '@plyhaat/contract/requirements/quotes';
import { FORMER_MEMBER } from '@plyhaat/contract/reviews/reviews';
import { signPath } from '#modules/media/media.ts';
import type { Deps } from '#platform/deps.ts';
import { askedOf, unitNameOf } from './asked.ts';
import type { QuoteRow } from './reading.sql.ts';

type Settings = Deps['settings'];
export type Side = 'buyer' | 'seller';

const rupees = (paise: number) => paise / 100;
const rupeesOr = (paise: number | null) => (paise === null ? null : rupees(paise));

function fileOf(settings: Settings, { file, fileName }: QuoteRow): Quote['file'] {
  if (!file) return null;
  return {
    path: file,
    name: fileName ?? file.split('/').at(-1) ?? file,
    address: pictureAddress(signPath(settings, file)),
  };
}

/** A quote as one of its sides reads it: numbers and contacts only once it is accepted. */
export function asRead(settings: Settings, row: QuoteRow, side: Side): Quote {
  const isAccepted = row.status === 'accepted';
  const isBuyer = side === 'buyer';
  const quantity = askedOf(row, row.asked);
  return {
    _id: row._id,
    requirementId: row.requirementId,
    title: row.title,
    status: row.status,
    version: row.version,
    number: row.number,
    sellerName: row.sellerName ?? FORMER_MEMBER,
    seller: row.seller,
    buyerName: isAccepted && !isBuyer ? (row.buyerName ?? FORMER_MEMBER) : null,
    unitPrice: rupees(row.unitPrice),
    unit: row.unit,
    unitName: unitNameOf(quantity, row.productUnit),
    gstPercent: row.gstPercent,
    freight: rupees(row.freight),
    leadTimeDays: row.leadTimeDays,
    validUntil: row.validUntil,
    note: isBuyer && !isAccepted ? (row.noteMasked ?? row.note) : row.note,
    file: fileOf(settings, row),
    hsn: row.hsn,
    size: row.size,
    thickness: row.thickness,
    productId: row.productId,
    quantity,
    landed: rupeesOr(row.landed),
    goods: rupeesOr(row.goods),
    gst: rupeesOr(row.gst),
    total: rupeesOr(row.total),
    isCheapest: false,
    isFastest: false,
    threadId: row.threadId,
    messages: row.messages,
    unread: isBuyer ? row.unreadByBuyer : row.unreadBySeller,
    phone: isAccepted ? (isBuyer ? row.sellerPhone : row.buyerPhone) : null,
    holdsNumber: row.holdsNumber,
    declineReason: row.declineReason,
    decidedAt: row.decidedAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

/** The cheapest by landed price and the fastest of those that can still be accepted, where there is a choice. */
export function marked(quotes: readonly Quote[]): Quote[] {
  const open = quotes.filter(({ status }) => status === 'open');
  if (open.length < 2) return [...quotes];
  const cheapest = Math.min(...open.map(({ landed }) => landed ?? Number.POSITIVE_INFINITY));
  const fastest = Math.min(...open.map(({ leadTimeDays }) => leadTimeDays));
  return quotes.map((quote) => ({
    ...quote,
    isCheapest: quote.status === 'open' && quote.landed === cheapest,
    isFastest: quote.status === 'open' && quote.leadTimeDays === fastest,
  }));
}
