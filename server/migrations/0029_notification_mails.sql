DROP INDEX "notifications_of_member";--> statement-breakpoint
DROP INDEX "notifications_unread";--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "mail_groups_off" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "kept_messages" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "kept_messages" ADD COLUMN "headers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "notifications_of_member" ON "notifications" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("member_id","created_at","id") WHERE "notifications"."read_at" is null;