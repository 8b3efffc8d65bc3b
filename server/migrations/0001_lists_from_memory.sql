CREATE TABLE "catalogue_changes" (
	"kind" text NOT NULL,
	"id" uuid,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_feed" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"floor" "xid8" DEFAULT '0' NOT NULL,
	"noted" "xid8" DEFAULT '0' NOT NULL,
	"noted_at" timestamp with time zone,
	CONSTRAINT "catalogue_feed_one_row" CHECK ("catalogue_feed"."one")
);
--> statement-breakpoint
INSERT INTO "catalogue_feed" DEFAULT VALUES;--> statement-breakpoint
DROP TABLE "price_counts" CASCADE;--> statement-breakpoint
DROP TABLE "product_counts" CASCADE;--> statement-breakpoint
DROP INDEX "products_latest";--> statement-breakpoint
DROP INDEX "products_by_name";--> statement-breakpoint
DROP INDEX "products_by_price";--> statement-breakpoint
DROP INDEX "products_by_rating";--> statement-breakpoint
DROP INDEX "products_latest_of_category";--> statement-breakpoint
DROP INDEX "products_of_category_by_name";--> statement-breakpoint
DROP INDEX "products_of_category_by_price";--> statement-breakpoint
DROP INDEX "products_of_category_by_rating";--> statement-breakpoint
DROP INDEX "products_of_category_by_score";--> statement-breakpoint
DROP INDEX "products_by_sqft";--> statement-breakpoint
DROP INDEX "products_of_category_by_sqft";--> statement-breakpoint
DROP INDEX "products_by_tags";--> statement-breakpoint
CREATE INDEX "catalogue_changes_by_xid" ON "catalogue_changes" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "products_of_category" ON "products" USING btree ("category_id") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_of_brand" ON "products" USING btree ("brand_id") WHERE "products"."shown";--> statement-breakpoint
ALTER TABLE "brands" DROP COLUMN "product_count";--> statement-breakpoint
ALTER TABLE "categories" DROP COLUMN "product_count";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "price_step";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "tags";--> statement-breakpoint
DROP FUNCTION price_step(numeric);--> statement-breakpoint
DROP FUNCTION product_tags(uuid[], numeric, text[], boolean, boolean);--> statement-breakpoint
DROP FUNCTION IF EXISTS count_products(product_change[], word_change[]);--> statement-breakpoint
DROP FUNCTION IF EXISTS product_cells(product_change[]);--> statement-breakpoint
DROP TYPE product_change;--> statement-breakpoint
DROP TYPE word_change;
