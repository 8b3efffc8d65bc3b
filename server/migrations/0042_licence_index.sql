CREATE INDEX "products_with_licence" ON "products" USING btree ("licence_valid_till") WHERE "products"."shown" and "products"."licence_checked_at" is not null;--> statement-breakpoint
-- PINs of these areas lie in two states.
DELETE FROM search_places WHERE term IN ('#140', '#783');
