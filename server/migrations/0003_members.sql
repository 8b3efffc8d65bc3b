CREATE TABLE "allowances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"subscription_id" uuid,
	"kind" text NOT NULL,
	"granted" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"days" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consumption" (
	"id" uuid PRIMARY KEY NOT NULL,
	"allowance_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"roles" text[] NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"months" integer DEFAULT 12 NOT NULL,
	"messages" text[] NOT NULL,
	"sales" integer NOT NULL,
	"sale_days" integer NOT NULL,
	"advertisements" integer NOT NULL,
	"advertisement_days" integer NOT NULL,
	"banners" integer NOT NULL,
	"banner_days" integer NOT NULL,
	"opportunities" integer NOT NULL,
	"opportunity_days" integer NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "topup_prices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"topup_id" uuid NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"days" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "topups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"roles" text[] NOT NULL,
	"messages" text[] NOT NULL,
	"position" integer NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_files" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"position" smallint NOT NULL,
	"path" text NOT NULL,
	CONSTRAINT "member_files_member_id_kind_position_pk" PRIMARY KEY("member_id","kind","position")
);
--> statement-breakpoint
CREATE TABLE "views" (
	"kind" text NOT NULL,
	"thing_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"viewer_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "views_thing_id_day_visitor_pk" PRIMARY KEY("thing_id","day","visitor")
);
--> statement-breakpoint
ALTER TABLE "brands" DROP CONSTRAINT "brands_created_by_id_members_id_fk";
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "employees" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "annual_turnover" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "iec_code" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "cin_number" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "chief_executive" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "brand_names" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "country_id" uuid;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "birth_date" date;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "anniversary_date" date;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "password_hash" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "email_notifications" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "marketing_emails" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_figures" ADD COLUMN "profile_views" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "allowances" ADD CONSTRAINT "allowances_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allowances" ADD CONSTRAINT "allowances_subscription_id_member_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."member_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consumption" ADD CONSTRAINT "consumption_allowance_id_allowances_id_fk" FOREIGN KEY ("allowance_id") REFERENCES "public"."allowances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consumption" ADD CONSTRAINT "consumption_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_subscriptions" ADD CONSTRAINT "member_subscriptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_subscriptions" ADD CONSTRAINT "member_subscriptions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topup_prices" ADD CONSTRAINT "topup_prices_topup_id_topups_id_fk" FOREIGN KEY ("topup_id") REFERENCES "public"."topups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_files" ADD CONSTRAINT "member_files_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "views" ADD CONSTRAINT "views_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "views" ADD CONSTRAINT "views_viewer_id_members_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allowances_by_member" ON "allowances" USING btree ("member_id","kind","ends_at");--> statement-breakpoint
CREATE INDEX "consumption_by_member" ON "consumption" USING btree ("member_id","taken_at");--> statement-breakpoint
CREATE INDEX "consumption_by_allowance" ON "consumption" USING btree ("allowance_id");--> statement-breakpoint
CREATE INDEX "member_subscriptions_by_member" ON "member_subscriptions" USING btree ("member_id","ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "topup_prices_once" ON "topup_prices" USING btree ("topup_id","days");--> statement-breakpoint
CREATE INDEX "views_by_owner" ON "views" USING btree ("owner_id","day");--> statement-breakpoint
CREATE INDEX "views_by_viewer" ON "views" USING btree ("viewer_id");--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_created_by_id_members_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;