DROP INDEX "topups_versions";--> statement-breakpoint
DROP INDEX "topups_offered_once";--> statement-breakpoint
ALTER TABLE "topups" ADD COLUMN "quantity" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "topups_versions" ON "topups" USING btree ("kind","quantity","version");--> statement-breakpoint
CREATE UNIQUE INDEX "topups_offered_once" ON "topups" USING btree ("kind","quantity") WHERE is_offered;