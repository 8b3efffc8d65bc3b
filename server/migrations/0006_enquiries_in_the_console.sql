CREATE TABLE "enquiry_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contact_id" uuid,
	"lead_id" uuid,
	"status" text DEFAULT 'open' NOT NULL,
	"owner_id" uuid,
	"due_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"lookup" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiry_cases_contact_id_unique" UNIQUE("contact_id"),
	CONSTRAINT "enquiry_cases_lead_id_unique" UNIQUE("lead_id"),
	CONSTRAINT "enquiry_cases_of_one_message" CHECK (num_nonnulls("enquiry_cases"."contact_id", "enquiry_cases"."lead_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "enquiry_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"author_id" uuid,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "enquiry_cases" ADD CONSTRAINT "enquiry_cases_contact_id_contact_messages_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_cases" ADD CONSTRAINT "enquiry_cases_lead_id_enquiries_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_cases" ADD CONSTRAINT "enquiry_cases_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_entries" ADD CONSTRAINT "enquiry_entries_case_id_enquiry_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."enquiry_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_entries" ADD CONSTRAINT "enquiry_entries_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_cases_by_due" ON "enquiry_cases" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "enquiry_cases_by_age" ON "enquiry_cases" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "enquiry_cases_due" ON "enquiry_cases" USING btree ("status","due_at","id");--> statement-breakpoint
CREATE INDEX "enquiry_cases_of_owner" ON "enquiry_cases" USING btree ("owner_id","due_at","id");--> statement-breakpoint
CREATE INDEX "enquiry_cases_by_part" ON "enquiry_cases" USING gin ("lookup" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "enquiry_entries_of_case" ON "enquiry_entries" USING btree ("case_id","created_at","id");