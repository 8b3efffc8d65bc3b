ALTER TABLE "lead_contacts" ADD COLUMN "quantity" numeric(15, 3);--> statement-breakpoint
ALTER TABLE "lead_contacts" ADD COLUMN "unit" text;--> statement-breakpoint
ALTER TABLE "lead_contacts" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "lead_contacts" ADD COLUMN "needed_by" date;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "quantity" numeric(15, 3);--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "unit" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "needed_by" date;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "lead_id" uuid;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "threads_of_lead" ON "threads" USING btree ("lead_id");--> statement-breakpoint
-- Every lead that a buyer made has a thread, with what the buyer wrote.
INSERT INTO "threads" ("id", "buyer_id", "seller_id", "lead_id", "buyer_read_at", "seller_read_at", "created_at")
SELECT gen_random_uuid(), "buyer_id", "seller_id", "id", "last_contact_at", "seen_at", "created_at" FROM "leads"
WHERE "buyer_id" IS NOT NULL AND "requirement_id" IS NULL AND "source" <> 'opportunity';--> statement-breakpoint
INSERT INTO "messages" ("id", "thread_id", "side", "text", "created_at")
SELECT gen_random_uuid(), "threads"."id", 'buyer', "lead_contacts"."message", "lead_contacts"."created_at"
FROM "lead_contacts" JOIN "threads" ON "threads"."lead_id" = "lead_contacts"."lead_id"
WHERE "lead_contacts"."message" IS NOT NULL;
