ALTER TABLE "sign_in_counters" RENAME TO "counters";--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "draft" boolean DEFAULT false NOT NULL;