-- A company's name without what makes no difference: letter case, marks, spaces, punctuation, the legal form, and
-- letters of other scripts that look like Latin ones.
CREATE FUNCTION company_name_key(name text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
declare
  plain text := translate(
    lower(regexp_replace(normalize(name, NFKD), '[\u00ad\u0300-\u036f\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]', '', 'g')),
    '01аеорсухіјѕԁкмтнвАЕОРСУХІЈЅКМТНВαορυνικτΑΟΡΥΝΙΚΤΕΗΜΒΧΖ',
    'olaeopcyxijsdkmthbaeopcyxijskmthbaopuviktaopyniktehmbxz');
  short text := regexp_replace(plain, '\m(private|pvt|limited|ltd|llp|opc|company|co|inc|and)\M|\(p\)|\mm/s\M', '', 'g');
  gaps constant text := '[\s\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2010-\u205e\u3000-\u3002]';
begin
  return coalesce(nullif(regexp_replace(short, gaps, '', 'g'), ''), regexp_replace(plain, gaps, '', 'g'));
end $$;--> statement-breakpoint
CREATE TABLE "seller_changes" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"version" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"pin_code" text,
	"country_id" uuid,
	"state_id" uuid,
	"city_id" uuid,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "requirements_open";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "automatic" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "approval" text DEFAULT 'APPROVED' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "name_key" text GENERATED ALWAYS AS (company_name_key(name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "requirements" ADD COLUMN "approval" text DEFAULT 'APPROVED' NOT NULL;--> statement-breakpoint
ALTER TABLE "requirements" ADD COLUMN "reject_reason" text;--> statement-breakpoint
ALTER TABLE "requirements" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "approval" text DEFAULT 'APPROVED' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seller_changes" ADD CONSTRAINT "seller_changes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_changes" ADD CONSTRAINT "seller_changes_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_changes" ADD CONSTRAINT "seller_changes_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_changes" ADD CONSTRAINT "seller_changes_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_automatic_once" ON "reports" USING btree ("kind","thing_id") WHERE "reports"."automatic" and "reports"."state" = 'PENDING';--> statement-breakpoint
CREATE INDEX "companies_verified_by_key" ON "companies" USING btree ("name_key") WHERE "companies"."is_verified";--> statement-breakpoint
CREATE INDEX "companies_verified_alike" ON "companies" USING gin ("name_key" gin_trgm_ops) WHERE "companies"."is_verified";--> statement-breakpoint
CREATE INDEX "requirements_open" ON "requirements" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "requirements"."status" = 'Active' and "requirements"."approval" = 'APPROVED';--> statement-breakpoint
UPDATE "reviews" SET "published_at" = "created_at";--> statement-breakpoint
UPDATE "requirements" SET "published_at" = "created_at";
