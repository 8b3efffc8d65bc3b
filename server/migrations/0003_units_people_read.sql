DROP INDEX "products_by_state";--> statement-breakpoint
ALTER TABLE "products" drop column "sqft_price";--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "unit_name" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "sold_by_area" boolean;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "unit_name" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "unit_shown" text DEFAULT 'piece' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sold_by_area" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sqft_price" integer GENERATED ALWAYS AS (case when sold_by_area and sqft_factor is not null then least(round(asked_price::double precision * sqft_factor * 100), 2000000000)::integer end) STORED;--> statement-breakpoint
ALTER TABLE "shared_products" ADD COLUMN "unit_name" text DEFAULT 'sheet' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_versions" ADD COLUMN "unit_name" text;--> statement-breakpoint
CREATE INDEX "products_by_state" ON "products" USING btree ("state_id","category_id","city_id","score","id","price_unit","asked_price","brand_id","unit_shown","grade_read") WHERE "products"."shown";