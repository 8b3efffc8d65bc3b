ALTER TABLE "product_versions" ADD COLUMN "licence_number" text;--> statement-breakpoint
ALTER TABLE "product_versions" ADD COLUMN "licence_valid_till" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "licence_number" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "licence_valid_till" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "licence_checked_at" timestamp with time zone;