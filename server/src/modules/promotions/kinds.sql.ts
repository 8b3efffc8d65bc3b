import type { ReviewKind } from '@plyhaat/contract/admin/admin';
import type { AllowanceKind } from '@plyhaat/contract/billing/billing';
import type { Failure } from '@plyhaat/contract/core/endpoint';
import type { MediaUse } from '@plyhaat/contract/media/media';
import { notYourArrival } from '@plyhaat/contract/promotions/arrival-form';
import { arrivalNotFound } from '@plyhaat/contract/promotions/arrivals';
import { bannerNotFound, notYourBanner } from '@plyhaat/contract/promotions/banner-form';
import { notYourFlashSale } from '@plyhaat/contract/promotions/flash-sale-form';
import { flashSaleNotFound } from '@plyhaat/contract/promotions/flash-sales';
import { notYourPromotion, promotionNotFound } from '@plyhaat/contract/promotions/promotion-form';
import type { PgTable } from 'drizzle-orm/pg-core';
import { arrivals, banners, flashSales, promotions } from './promotions.tables.ts';

/** What a seller publishes for a while: four kinds under one set of rules (PROMO-1). */
export type PlacementKind = {
  readonly name: Extract<ReviewKind, 'banner' | 'advertisement' | 'flashSale' | 'promotion'>;
  readonly table: PgTable;
  readonly allowance: AllowanceKind;
  /** What its files must have been sent as. */
  readonly use: MediaUse;
  /** Cache tag of answers that show this kind. */
  readonly tag: string;
  /** What the seller says and staff decide on, by column. */
  readonly columns: readonly string[];
  readonly files: readonly string[];
  /** Runs from approval or its later start for the allowance's days; else between the dates that the seller chose. */
  readonly runsForDays: boolean;
  readonly notFound: Failure;
  readonly notYours: Failure;
};

export const BANNER: PlacementKind = {
  name: 'banner',
  table: banners,
  allowance: 'banner',
  use: 'banner',
  tag: 'banners',
  columns: ['kind', 'product_id', 'web_image', 'app_image'],
  files: ['web_image', 'app_image'],
  runsForDays: true,
  notFound: bannerNotFound,
  notYours: notYourBanner,
};

export const ARRIVAL: PlacementKind = {
  name: 'advertisement',
  table: arrivals,
  allowance: 'advertisement',
  use: 'arrival',
  tag: 'arrivals',
  columns: ['product_id', 'image', 'starts_at', 'ends_at'],
  files: ['image'],
  runsForDays: true,
  notFound: arrivalNotFound,
  notYours: notYourArrival,
};

export const SALE: PlacementKind = {
  name: 'flashSale',
  table: flashSales,
  allowance: 'sale',
  use: 'sale',
  tag: 'flashSales',
  columns: ['product_id', 'sale_price', 'discount_type', 'description', 'image', 'starts_at', 'ends_at'],
  files: ['image'],
  runsForDays: false,
  notFound: flashSaleNotFound,
  notYours: notYourFlashSale,
};

export const PROMOTION: PlacementKind = {
  name: 'promotion',
  table: promotions,
  allowance: 'advertisement',
  use: 'promotion',
  tag: 'promotions',
  columns: ['product_id', 'message', 'image', 'is_video', 'starts_at', 'ends_at'],
  files: ['image'],
  runsForDays: false,
  notFound: promotionNotFound,
  notYours: notYourPromotion,
};

export const KINDS: readonly PlacementKind[] = [BANNER, ARRIVAL, SALE, PROMOTION];

export const claimOf = ({ name }: PlacementKind, id: string): string => `${name}:${id}`;
