DROP TABLE "opportunity_categories" CASCADE;--> statement-breakpoint
DROP TABLE "opportunity_cities" CASCADE;--> statement-breakpoint
ALTER TABLE "opportunities" DROP COLUMN "is_premium";