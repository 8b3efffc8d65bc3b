CREATE TABLE "replaced_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"newest_id" uuid NOT NULL,
	"caller" text NOT NULL,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "replaced_sessions" ADD CONSTRAINT "replaced_sessions_newest_id_sessions_id_fk" FOREIGN KEY ("newest_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "replaced_sessions_by_newest" ON "replaced_sessions" USING btree ("newest_id");