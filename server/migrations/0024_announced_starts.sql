ALTER TABLE "arrivals" ADD COLUMN "announced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "flash_sales" ADD COLUMN "announced_at" timestamp with time zone;--> statement-breakpoint
UPDATE "arrivals" SET "announced_at" = "starts_at" WHERE "starts_at" <= now();--> statement-breakpoint
UPDATE "flash_sales" SET "announced_at" = "starts_at" WHERE "starts_at" <= now();
