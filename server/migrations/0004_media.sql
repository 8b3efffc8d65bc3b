ALTER TABLE "media_files" ADD COLUMN "state" text DEFAULT 'ready' NOT NULL;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "open" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "poster" text;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "avif" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "loose_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "media_files_by_claim" ON "media_files" USING btree ("claimed_by");--> statement-breakpoint
CREATE INDEX "media_files_loose" ON "media_files" USING btree ("loose_since") WHERE "media_files"."claimed_by" is null;