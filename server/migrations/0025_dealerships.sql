CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"opportunity_id" uuid NOT NULL,
	"applicant_id" uuid NOT NULL,
	"organisation_name" text NOT NULL,
	"email" text NOT NULL,
	"answers" jsonb NOT NULL,
	"dealership_id" uuid,
	"dealership" jsonb,
	"documents" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"reason" text,
	"note" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dealerships" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"address" text NOT NULL,
	"state_id" uuid NOT NULL,
	"city_id" uuid NOT NULL,
	"pincode" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"website" text,
	"business_type" text NOT NULL,
	"established_year" smallint,
	"gst_number" text,
	"logo" text NOT NULL,
	"documents" text[] DEFAULT '{}' NOT NULL,
	"approval" text DEFAULT 'PENDING' NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL,
	"reject_reason" text,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "granted_cities" (
	"application_id" uuid NOT NULL,
	"city_id" uuid NOT NULL,
	"opportunity_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "granted_cities_application_id_city_id_pk" PRIMARY KEY("application_id","city_id")
);
--> statement-breakpoint
ALTER TABLE "opportunities" ADD COLUMN "category_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "opportunities" ADD COLUMN "city_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "opportunities" ADD COLUMN "review" text DEFAULT 'PENDING' NOT NULL;--> statement-breakpoint
ALTER TABLE "opportunities" ADD COLUMN "version" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "opportunities" ADD COLUMN "submitted_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "opportunities" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "opportunities" ADD COLUMN "waiting" jsonb;--> statement-breakpoint
ALTER TABLE "opportunities" ADD COLUMN "days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_applicant_id_members_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealerships" ADD CONSTRAINT "dealerships_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealerships" ADD CONSTRAINT "dealerships_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealerships" ADD CONSTRAINT "dealerships_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "granted_cities" ADD CONSTRAINT "granted_cities_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "granted_cities" ADD CONSTRAINT "granted_cities_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "granted_cities" ADD CONSTRAINT "granted_cities_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_once" ON "applications" USING btree ("opportunity_id","applicant_id");--> statement-breakpoint
CREATE INDEX "applications_of_opportunity" ON "applications" USING btree ("opportunity_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_of_applicant" ON "applications" USING btree ("applicant_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_by_dealership" ON "applications" USING btree ("dealership_id");--> statement-breakpoint
CREATE INDEX "dealerships_of_owner" ON "dealerships" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "dealerships_by_approval" ON "dealerships" USING btree ("approval","submitted_at","id");--> statement-breakpoint
CREATE INDEX "granted_cities_of_opportunity" ON "granted_cities" USING btree ("opportunity_id","city_id");--> statement-breakpoint
CREATE INDEX "opportunities_by_review" ON "opportunities" USING btree ("review","submitted_at","id");--> statement-breakpoint
UPDATE "opportunities" SET "review" = "approval",
  "submitted_at" = "created_at",
  "category_ids" = coalesce((select array_agg(c."category_id" order by c."position") from "opportunity_categories" c where c."opportunity_id" = "opportunities"."id"), '{}'),
  "city_ids" = coalesce((select array_agg(c."city_id" order by c."position") from "opportunity_cities" c where c."opportunity_id" = "opportunities"."id"), '{}');
