CREATE TABLE "reported_subjects" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid,
	"fields" jsonb NOT NULL,
	"picture" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reported_subjects" ADD CONSTRAINT "reported_subjects_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_subjects" ADD CONSTRAINT "reported_subjects_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reported_subjects_by_author" ON "reported_subjects" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "products_by_make" ON "products" USING btree ("grade_read","thickness_mm","sqft_price") WHERE "products"."shown";