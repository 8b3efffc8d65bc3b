CREATE TABLE "media_harmful" (
	"digest" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_received" (
	"owner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "media_received_owner_id_day_pk" PRIMARY KEY("owner_id","day")
);
--> statement-breakpoint
CREATE INDEX "media_files_loose_of_owner" ON "media_files" USING btree ("owner_id") WHERE "media_files"."claimed_by" is null;