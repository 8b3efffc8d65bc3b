ALTER TABLE "enquiries" ADD COLUMN "source_name" text DEFAULT 'WEB' NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_contacts" ADD COLUMN "source_name" text DEFAULT 'WEB' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "source_name" text DEFAULT 'WEB' NOT NULL;