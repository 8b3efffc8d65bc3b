CREATE TABLE "outbox_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_messages" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "outbox_attachments" ADD CONSTRAINT "outbox_attachments_message_id_kept_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."kept_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_attachments_by_message" ON "outbox_attachments" USING btree ("message_id");--> statement-breakpoint
ALTER TABLE "kept_messages" ADD CONSTRAINT "kept_messages_key_unique" UNIQUE("key");