CREATE TABLE "offers" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"unit_price" bigint NOT NULL,
	"unit" text NOT NULL,
	"unit_name" text NOT NULL,
	"gst_percent" integer NOT NULL,
	"freight" bigint NOT NULL,
	"valid_until" date NOT NULL,
	"amount" numeric(15, 3),
	"amount_unit" text,
	"landed" bigint,
	"total" bigint
);
--> statement-breakpoint
DROP INDEX "applications_of_opportunity";--> statement-breakpoint
DROP INDEX "leads_of_seller";--> statement-breakpoint
DROP INDEX "requirement_matches_of_seller";--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "active_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_by_answer" ON "applications" USING btree ("applicant_id",coalesce("decided_at", "created_at") desc nulls last,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leads_waiting" ON "leads" USING btree ("seller_id","last_contact_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "leads"."status" = 'new' or "leads"."seen_at" is null;--> statement-breakpoint
CREATE INDEX "leads_asking_a_price" ON "leads" USING btree ("seller_id","last_contact_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "leads"."quantity" is not null;--> statement-breakpoint
CREATE INDEX "threads_of_quotes" ON "threads" USING btree ("seller_id","active_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "threads"."lead_id" is null;--> statement-breakpoint
CREATE INDEX "quotes_of_thread" ON "quotes" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "applications_of_opportunity" ON "applications" USING btree ("opportunity_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leads_of_seller" ON "leads" USING btree ("seller_id","last_contact_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "requirement_matches_of_seller" ON "requirement_matches" USING btree ("seller_id","told_at" DESC NULLS LAST,"requirement_id" DESC NULLS LAST);--> statement-breakpoint
UPDATE "threads" SET "active_at" = greatest("created_at", (SELECT max("messages"."created_at") FROM "messages" WHERE "messages"."thread_id" = "threads"."id"), (SELECT max("quotes"."updated_at") FROM "quotes" WHERE "quotes"."thread_id" = "threads"."id"));
