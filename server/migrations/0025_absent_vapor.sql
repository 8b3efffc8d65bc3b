ALTER TABLE "members" ADD COLUMN "mail_groups_off" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "kept_messages" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "kept_messages" ADD COLUMN "headers" jsonb DEFAULT '{}'::jsonb NOT NULL;