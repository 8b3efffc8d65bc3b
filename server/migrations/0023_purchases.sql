ALTER TABLE "orders" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_by_key" ON "refunds" USING btree ("asked_by","idempotency_key");--> statement-breakpoint
ALTER TABLE "plans" DROP COLUMN "sac";--> statement-breakpoint
ALTER TABLE "topups" DROP COLUMN "sac";