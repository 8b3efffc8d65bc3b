CREATE TABLE "opportunities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"organisation_name" text NOT NULL,
	"type" text NOT NULL,
	"brand" text NOT NULL,
	"product" text NOT NULL,
	"state_id" uuid NOT NULL,
	"image" text NOT NULL,
	"logo" text,
	"description" text NOT NULL,
	"is_premium" boolean DEFAULT false NOT NULL,
	"approval" text DEFAULT 'PENDING' NOT NULL,
	"reject_reason" text,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opportunity_categories" (
	"opportunity_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "opportunity_categories_opportunity_id_category_id_pk" PRIMARY KEY("opportunity_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "opportunity_cities" (
	"opportunity_id" uuid NOT NULL,
	"city_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "opportunity_cities_opportunity_id_city_id_pk" PRIMARY KEY("opportunity_id","city_id")
);
--> statement-breakpoint
CREATE TABLE "requirements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"buyer_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"quantity" text NOT NULL,
	"budget" numeric(12, 2) NOT NULL,
	"state_id" uuid NOT NULL,
	"city_id" uuid NOT NULL,
	"category_id" uuid,
	"status" text DEFAULT 'Active' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunity_categories" ADD CONSTRAINT "opportunity_categories_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunity_categories" ADD CONSTRAINT "opportunity_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunity_cities" ADD CONSTRAINT "opportunity_cities_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunity_cities" ADD CONSTRAINT "opportunity_cities_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_buyer_id_members_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "opportunities_by_time" ON "opportunities" USING btree ("approval","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "opportunities_of_owner" ON "opportunities" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "requirements_open" ON "requirements" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "requirements"."status" = 'Active';--> statement-breakpoint
CREATE INDEX "requirements_of_buyer" ON "requirements" USING btree ("buyer_id","created_at" DESC NULLS LAST);