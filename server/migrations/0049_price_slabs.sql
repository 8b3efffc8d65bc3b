ALTER TABLE "product_versions" ADD COLUMN "slabs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "slabs" jsonb DEFAULT '[]'::jsonb NOT NULL;