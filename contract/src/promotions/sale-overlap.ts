import { formatMoment } from '../core/dates.ts';
import { failure } from '../core/endpoint.ts';
import { filled } from '../core/sentence.ts';

/** The answer names the other sale's `startDate` and `endDate`. */
export const saleOverlaps = failure('sale_overlaps', 409, 'This product already has a flash sale at that time.');

type Times = { readonly startDate: string; readonly endDate: string };
export const overlapsSale = ({ startDate, endDate }: Times): string =>
  filled`This product already has a flash sale from ${{ start: formatMoment(new Date(startDate)) }} to ${{ end: formatMoment(new Date(endDate)) }}`;
