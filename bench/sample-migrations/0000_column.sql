ALTER TABLE "notifications" ADD COLUMN "channel" text;
