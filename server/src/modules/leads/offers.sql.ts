import { eq } from 'drizzle-orm';
import { products } from '#modules/catalog/catalog.tables.ts';
import { companies } from '#modules/identity/identity.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { only } from '#platform/db/sql.ts';
import { leads } from './leads.tables.ts';

/** What a lead asks a price for: the product as it is listed now, and how much of it. */
export const findPriced = async (db: Db, leadId: string) =>
  only(
    await db
      .select({
        amount: leads.quantity,
        amountUnit: leads.unit,
        price: products.askedPrice,
        unit: products.priceUnit,
        unitName: products.unitShown,
        gstPercent: products.gstPercent,
        size: products.size,
        thickness: products.thickness,
        gstNumber: companies.gstNumber,
      })
      .from(leads)
      .leftJoin(products, eq(products.id, leads.productId))
      .leftJoin(companies, eq(companies.memberId, leads.sellerId))
      .where(eq(leads.id, leadId)),
  );
