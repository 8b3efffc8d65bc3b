CREATE TABLE "home_sections" (
	"name" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "reports_by_state";--> statement-breakpoint
CREATE INDEX "reports_by_age" ON "reports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reports_by_kind" ON "reports" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "reports_by_reporter" ON "reports" USING btree ("reporter_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reports_by_thing" ON "reports" USING btree ("thing_id","created_at","id");--> statement-breakpoint
CREATE INDEX "products_by_age" ON "products" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "products_by_any_name" ON "products" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "products_by_any_approval" ON "products" USING btree ("approval","created_at","id");--> statement-breakpoint
CREATE INDEX "products_by_part_of_name" ON "products" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_by_age" ON "newsletter_subscribers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_by_part" ON "newsletter_subscribers" USING gin (lower("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "applications_by_age" ON "applications" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "applications_by_status" ON "applications" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_by_organisation" ON "applications" USING gin (lower("organisation_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "leads_by_age" ON "leads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "leads_by_channel" ON "leads" USING btree ("channel","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_by_status" ON "leads" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_by_source" ON "leads" USING btree ("source","created_at","id");--> statement-breakpoint
CREATE INDEX "requirements_by_age" ON "requirements" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "requirements_by_budget" ON "requirements" USING btree ("budget","id");--> statement-breakpoint
CREATE INDEX "requirements_by_status" ON "requirements" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "requirements_by_approval" ON "requirements" USING btree ("approval","created_at","id");--> statement-breakpoint
CREATE INDEX "requirements_by_title" ON "requirements" USING gin (lower("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reports_by_state" ON "reports" USING btree ("state","created_at","id");