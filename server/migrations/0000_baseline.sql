CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TYPE product_change AS (category_id uuid, brand_id uuid, state_id uuid, price_step integer, seller_id uuid, count integer, price numeric);--> statement-breakpoint
CREATE TYPE word_change AS (word text, count integer);--> statement-breakpoint
create function search_words_of(written text) returns text[] language plpgsql immutable parallel safe strict as $$
declare
  plain text := translate(lower(written), E'×,;:/|&+()[]{}<>"''°³²!?#*@=~^%$_\\\t\n', 'x                                  ') || ' ';
begin
  plain := regexp_replace(plain, '(\d) *x *(\d[\d.]*) *(?:ft|in|mm)?\M', '\1x\2 ', 'g');
  plain := regexp_replace(plain, '(\d) +(mm|cm|in|ft|kg|m)\M', '\1\2', 'g');
  plain := regexp_replace(plain, '([a-z](?:ch|sh|ss|x))es\M', '\1', 'g');
  plain := regexp_replace(plain, '([a-z]{2}[a-hj-rtv-z])s\M', '\1', 'g');
  plain := regexp_replace(plain, '\.(?!\d)', ' ', 'g');
  return array_remove(string_to_array(translate(plain, '-', ' ') || replace(plain, '-', ''), ' '), '');
end $$;--> statement-breakpoint
create function company_name_key(name text) returns text language plpgsql immutable parallel safe strict as $$
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
create function price_step(price numeric) returns integer language sql immutable parallel safe strict as $$
  select width_bucket(price, '{10,20,30,40,50,75,100,125,150,175,200,225,250,275,300,325,350,375,400,425,450,475,500,525,550,575,600,625,650,675,700,725,750,775,800,825,850,875,900,925,950,975,1000,1050,1100,1150,1200,1250,1300,1350,1400,1450,1500,1550,1600,1650,1700,1750,1800,1850,1900,1950,2000,2050,2100,2150,2200,2250,2300,2350,2400,2450,2500,2550,2600,2650,2700,2750,2800,2850,2900,2950,3000,3100,3200,3300,3400,3500,3600,3700,3800,3900,4000,4100,4200,4300,4400,4500,4600,4700,4800,4900,5000,5100,5200,5300,5400,5500,5600,5700,5800,5900,6000,6250,6500,6750,7000,7250,7500,7750,8000,8250,8500,8750,9000,9250,9500,9750,10000,10500,11000,11500,12000,12500,13000,13500,14000,14500,15000,15500,16000,16500,17000,17500,18000,18500,19000,19500,20000,22500,25000,27500,30000,32500,35000,37500,40000,42500,45000,47500,50000,75000,100000,200000,500000,1000000}'::numeric[])
$$;--> statement-breakpoint
create function product_tags(owners uuid[], thickness numeric, facts text[], in_stock boolean, verified boolean) returns text[] language sql immutable parallel safe as $$
  select array_remove(array[
    'k' || owners[1]::text, 'b' || owners[2]::text, 's' || owners[3]::text, 'c' || owners[4]::text,
    't' || trim_scale(thickness)::text, 'g' || facts[1], 'z' || facts[2], 'w' || facts[3], 'f' || facts[4],
    case when in_stock then 'i' end, case when verified then 'v' end], null)
$$;--> statement-breakpoint
create function product_words(name text, kin text, facts text[], purpose text) returns tsvector language plpgsql immutable parallel safe as $$
declare
  named text[] := search_words_of(name || ' , ' || split_part(kin, '|', 1));
begin
  return array_to_tsvector(
    named || string_to_array('=' || array_to_string(named, ' ='), ' ')
    || search_words_of(split_part(kin, '|', 2) || ' , ' || array_to_string(facts, ' , '))
    || string_to_array('@' || array_to_string(search_words_of(coalesce(purpose, '')), ' @'), ' ')
  );
end $$;--> statement-breakpoint
create function search_slips(word text) returns text[] language sql immutable parallel safe strict as $$
  select case when word ~ '^[a-z]{3,24}$' then array(
    select word union select overlay(word placing '' from at for 1) from generate_series(1, length(word)) as at
  ) else '{}' end
$$;--> statement-breakpoint
create function search_sound(text) returns text language sql immutable parallel safe strict as $$
  select left(folded, 1) || regexp_replace(substr(folded, 2), '[aeiouyh]', '', 'g')
  from (
    select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      translate(replace(replace(replace(replace(replace(regexp_replace(
        case when $1 ~ '\d' then '' else regexp_replace(lower($1), '[^a-z]', '', 'g') end,
      '(.)\1+', '\1', 'g'), 'tion', 'sn'), 'ture', '1r'), 'ph', 'f'), 'x', 'ks'), 'q', 'k'), 'wz', 'vj'),
      't?chh?', '1', 'g'), 'sh', 's', 'g'), 'c(?=[eiy])', 's', 'g'), 'ck?', 'k', 'g'), 'd?g(?=e)', 'j', 'g'),
      '^[aeiouy]+', 'a') as folded
  ) as heard
$$;--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" uuid NOT NULL,
	"kind" text NOT NULL,
	"thing_id" uuid NOT NULL,
	"reporter_id" uuid,
	"automatic" boolean DEFAULT false NOT NULL,
	"reason" text NOT NULL,
	"message" text,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"decision_reason" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_figures" (
	"measure" text NOT NULL,
	"day" date NOT NULL,
	"part" text DEFAULT '' NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "daily_figures_measure_day_part_pk" PRIMARY KEY("measure","day","part")
);
--> statement-breakpoint
CREATE TABLE "review_assignments" (
	"kind" text NOT NULL,
	"thing_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "review_assignments_kind_thing_id_pk" PRIMARY KEY("kind","thing_id")
);
--> statement-breakpoint
CREATE TABLE "review_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"approved" boolean NOT NULL,
	"seconds" integer NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "allowances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"subscription_id" uuid,
	"plan_id" uuid,
	"topup_price_id" uuid,
	"order_id" text,
	"position" integer DEFAULT 0 NOT NULL,
	"kind" text NOT NULL,
	"granted" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"days" integer NOT NULL,
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"is_cancelled" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "ending_notices" (
	"subscription_id" uuid NOT NULL,
	"days_before" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ending_notices_subscription_id_days_before_pk" PRIMARY KEY("subscription_id","days_before")
);
--> statement-breakpoint
CREATE TABLE "member_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"order_id" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"value" bigint DEFAULT 0 NOT NULL,
	"end_reason" text,
	"credited_to" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_subscriptions_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"family" text NOT NULL,
	"tier" text NOT NULL,
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
	"version" integer DEFAULT 1 NOT NULL,
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
CREATE TABLE "gst_months" (
	"month" text NOT NULL,
	"series" text NOT NULL,
	"state_code" text NOT NULL,
	"state_name" text NOT NULL,
	"papers" integer NOT NULL,
	"taxable" bigint NOT NULL,
	"cgst" bigint NOT NULL,
	"sgst" bigint NOT NULL,
	"igst" bigint NOT NULL,
	"round_off" bigint NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "gst_months_month_series_state_code_pk" PRIMARY KEY("month","series","state_code")
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"series" text NOT NULL,
	"year" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counters_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "invoice_files" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"pdf" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"series" text NOT NULL,
	"year" text NOT NULL,
	"serial" integer NOT NULL,
	"number" text NOT NULL,
	"order_id" text NOT NULL,
	"refund_id" text,
	"corrects" text,
	"reason" text,
	"member_id" uuid NOT NULL,
	"day" date NOT NULL,
	"supplier" jsonb NOT NULL,
	"recipient" jsonb NOT NULL,
	"place_of_supply" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"taxable" bigint NOT NULL,
	"cgst" bigint NOT NULL,
	"sgst" bigint NOT NULL,
	"igst" bigint NOT NULL,
	"round_off" bigint NOT NULL,
	"total" bigint NOT NULL,
	"payment_method" text NOT NULL,
	"payment_reference" text,
	"is_specimen" boolean NOT NULL,
	"irn" text,
	"qr" text,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_refund_id_unique" UNIQUE("refund_id")
);
--> statement-breakpoint
CREATE TABLE "billing_addresses" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"state_id" uuid NOT NULL,
	"pin_code" text NOT NULL,
	"gst_number" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'CREATED' NOT NULL,
	"method" text NOT NULL,
	"provider" text NOT NULL,
	"source" text DEFAULT 'WEB' NOT NULL,
	"items" jsonb NOT NULL,
	"items_key" text NOT NULL,
	"starts" text NOT NULL,
	"credits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price" bigint NOT NULL,
	"credit" bigint NOT NULL,
	"taxable" bigint NOT NULL,
	"cgst" bigint NOT NULL,
	"sgst" bigint NOT NULL,
	"igst" bigint NOT NULL,
	"round_off" bigint NOT NULL,
	"total" bigint NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"billing" jsonb NOT NULL,
	"email" text,
	"idempotency_key" text,
	"started_at" timestamp with time zone,
	"redirect_url" text,
	"reference" text,
	"paid_as" text,
	"flag" text,
	"check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"event_key" text NOT NULL,
	"order_id" text,
	"body" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_steps" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_steps_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"said" text NOT NULL,
	"amount" bigint,
	"about" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"reference" text,
	"asked_by" uuid NOT NULL,
	"idempotency_key" text,
	"checks" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unmatched_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_order_id" text NOT NULL,
	"reference" text,
	"reason" text NOT NULL,
	"amount" bigint NOT NULL,
	"order_id" text,
	"state" text DEFAULT 'open' NOT NULL,
	"matched_to" text,
	"refund_id" text,
	"note" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unmatched_payments_refund_id_unique" UNIQUE("refund_id")
);
--> statement-breakpoint
CREATE TABLE "product_batch_rows" (
	"batch_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"cells" jsonb NOT NULL,
	"outcome" text DEFAULT 'unread' NOT NULL,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"content" jsonb,
	"in_stock" boolean,
	"product_id" uuid,
	"base_version" uuid,
	"taken_out" text,
	"result" text,
	"reason" text,
	CONSTRAINT "product_batch_rows_batch_id_number_pk" PRIMARY KEY("batch_id","number")
);
--> statement-breakpoint
CREATE TABLE "product_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"name" text NOT NULL,
	"sheet_path" text NOT NULL,
	"archive_path" text,
	"state" text DEFAULT 'reading' NOT NULL,
	"is_price_list" boolean DEFAULT false NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"checked" integer DEFAULT 0 NOT NULL,
	"faulty" integer DEFAULT 0 NOT NULL,
	"fresh" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"same" integer DEFAULT 0 NOT NULL,
	"taken_out" integer DEFAULT 0 NOT NULL,
	"approved" integer DEFAULT 0 NOT NULL,
	"rejected" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"version" integer DEFAULT 0 NOT NULL,
	"decision" text,
	"decided_by_id" uuid,
	"decided_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"slug" text DEFAULT '' NOT NULL,
	"created_by_id" uuid,
	"product_count" integer DEFAULT 0 NOT NULL,
	"approval" text DEFAULT 'APPROVED' NOT NULL,
	"merged_into_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brands_name_key_unique" UNIQUE("name_key"),
	CONSTRAINT "brands_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid,
	"level" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"image" text,
	"product_count" integer DEFAULT 0 NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"merged_into_id" uuid,
	"shown" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(search_words_of(name || ' , ' || replace(name, ' ', '')))) STORED NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"path" text NOT NULL,
	CONSTRAINT "product_images_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"brand_id" uuid,
	"name" text NOT NULL,
	"list_price" numeric(12, 2) NOT NULL,
	"selling_price" numeric(12, 2),
	"price_unit" text NOT NULL,
	"slabs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"long_description" text NOT NULL,
	"thickness" text,
	"application" text,
	"grade" text,
	"wood" text,
	"glue" text,
	"warranty" text,
	"size" text,
	"finish" text,
	"standard" text,
	"licence_number" text,
	"licence_valid_till" date,
	"minimum_order" text,
	"main_image" text NOT NULL,
	"slug" text NOT NULL,
	"code" text,
	"asked_price" numeric(12, 2) NOT NULL,
	"sale_ends_at" timestamp with time zone,
	"hsn" text,
	"gst_percent" integer DEFAULT 18 NOT NULL,
	"in_stock" boolean DEFAULT true NOT NULL,
	"approval" text DEFAULT 'PENDING' NOT NULL,
	"rating" numeric(3, 2) DEFAULT 0 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"approved_at" timestamp with time zone,
	"licence_checked_at" timestamp with time zone,
	"shown" boolean DEFAULT false NOT NULL,
	"state_id" uuid,
	"city_id" uuid,
	"verified" boolean DEFAULT false NOT NULL,
	"kin" text DEFAULT '' NOT NULL,
	"price_step" integer GENERATED ALWAYS AS (price_step(asked_price)) STORED NOT NULL,
	"score" integer GENERATED ALWAYS AS (in_stock::integer * 10000 + round((rating * review_count + 17.5) / (review_count + 5) * 1000)::integer) STORED NOT NULL,
	"thickness_mm" numeric(6, 2),
	"grade_read" text,
	"size_read" text,
	"wood_read" text,
	"finish_read" text,
	"sqft_factor" double precision,
	"facts_read" boolean DEFAULT false NOT NULL,
	"sqft_price" integer GENERATED ALWAYS AS (case when sqft_factor is not null then least(round(asked_price::double precision * sqft_factor * 100), 2000000000)::integer end) STORED,
	"tags" text[] GENERATED ALWAYS AS (product_tags(array[category_id, brand_id, state_id, city_id], thickness_mm, array[grade_read, size_read, wood_read, finish_read], in_stock, verified)) STORED NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (product_words(name, kin, array[thickness, size, grade, wood, finish, standard, glue], application)) STORED NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "price_counts" (
	"kind" smallint NOT NULL,
	"id" uuid NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "price_counts_kind_id_price_pk" PRIMARY KEY("kind","id","price")
);
--> statement-breakpoint
CREATE TABLE "product_counts" (
	"kinds" smallint NOT NULL,
	"category_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"state_id" uuid NOT NULL,
	"price_step" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "product_counts_kinds_category_id_brand_id_state_id_price_step_pk" PRIMARY KEY("kinds","category_id","brand_id","state_id","price_step")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"alert" boolean DEFAULT true NOT NULL,
	"seen_until" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_once" UNIQUE("member_id","address")
);
--> statement-breakpoint
CREATE TABLE "wishlist" (
	"member_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_member_id_product_id_pk" PRIMARY KEY("member_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "shared_products" (
	"share_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"name" text NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"price_unit" text NOT NULL,
	CONSTRAINT "shared_products_share_id_position_pk" PRIMARY KEY("share_id","position")
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"sharer_id" uuid NOT NULL,
	"title" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shares_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "product_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"brand_id" uuid,
	"name" text NOT NULL,
	"list_price" numeric(12, 2) NOT NULL,
	"selling_price" numeric(12, 2),
	"price_unit" text NOT NULL,
	"slabs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"long_description" text NOT NULL,
	"thickness" text,
	"application" text,
	"grade" text,
	"wood" text,
	"glue" text,
	"warranty" text,
	"size" text,
	"finish" text,
	"standard" text,
	"licence_number" text,
	"licence_valid_till" date,
	"minimum_order" text,
	"main_image" text NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"reject_reason" text,
	"decided_by_id" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_bookmarks" (
	"member_id" uuid NOT NULL,
	"blog_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_bookmarks_member_id_blog_id_pk" PRIMARY KEY("member_id","blog_id")
);
--> statement-breakpoint
CREATE TABLE "blog_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"blog_id" uuid NOT NULL,
	"parent_id" uuid,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL,
	"reject_reason" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_likes" (
	"member_id" uuid NOT NULL,
	"blog_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_likes_member_id_blog_id_pk" PRIMARY KEY("member_id","blog_id")
);
--> statement-breakpoint
CREATE TABLE "video_views" (
	"video_id" uuid NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"viewer" text NOT NULL,
	CONSTRAINT "video_views_video_id_hour_viewer_pk" PRIMARY KEY("video_id","hour","viewer")
);
--> statement-breakpoint
CREATE TABLE "blog_counts" (
	"category" text PRIMARY KEY NOT NULL,
	"posts" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"excerpt" text NOT NULL,
	"body" text NOT NULL,
	"category" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"source" text,
	"publish_at" timestamp with time zone,
	"latest_version" integer DEFAULT 0 NOT NULL,
	"public_version" integer,
	"next_slug" text,
	"like_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', name || ' ' || category || ' ' || excerpt || ' ' || regexp_replace(body, '<[^>]*>', ' ', 'g'))) STORED NOT NULL,
	"reading_minutes" integer GENERATED ALWAYS AS (greatest(1, round(length(regexp_replace(body, '<[^>]*>', '', 'g')) / 1200.0))::integer) STORED NOT NULL,
	CONSTRAINT "blog_posts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blog_posts_next_slug_unique" UNIQUE("next_slug")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"sender" "cidr",
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"sender" "cidr",
	"welcomed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_subscribers_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"category" text DEFAULT 'Video' NOT NULL,
	"url" text NOT NULL,
	"thumbnail" text DEFAULT '' NOT NULL,
	"captions" text,
	"duration" integer NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"words" text GENERATED ALWAYS AS (name || ' ' || category || ' ' || description) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_redirects" (
	"slug" text PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_versions" (
	"post_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"excerpt" text NOT NULL,
	"body" text NOT NULL,
	"source" text,
	"category" text NOT NULL,
	"image" text NOT NULL,
	"tags" text[] NOT NULL,
	"editor_id" uuid,
	"restored_from" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_versions_post_id_number_pk" PRIMARY KEY("post_id","number")
);
--> statement-breakpoint
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
CREATE TABLE "opportunities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"organisation_name" text NOT NULL,
	"type" text NOT NULL,
	"brand" text NOT NULL,
	"product" text NOT NULL,
	"category_ids" uuid[] DEFAULT '{}' NOT NULL,
	"state_id" uuid NOT NULL,
	"city_ids" uuid[] DEFAULT '{}' NOT NULL,
	"image" text NOT NULL,
	"logo" text,
	"description" text NOT NULL,
	"approval" text DEFAULT 'PENDING' NOT NULL,
	"review" text DEFAULT 'PENDING' NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL,
	"reject_reason" text,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"waiting" jsonb,
	"days" integer DEFAULT 0 NOT NULL,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gone_addresses" (
	"kind" text NOT NULL,
	"slug_hash" text NOT NULL,
	"gone_on" date NOT NULL,
	CONSTRAINT "gone_addresses_kind_slug_hash_pk" PRIMARY KEY("kind","slug_hash")
);
--> statement-breakpoint
CREATE TABLE "share_pictures" (
	"kind" text NOT NULL,
	"thing_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"bytes" integer NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "share_pictures_kind_thing_id_pk" PRIMARY KEY("kind","thing_id")
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_codes" (
	"member_id" uuid NOT NULL,
	"digest" "bytea" NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "staff_recovery_codes_member_id_digest_pk" PRIMARY KEY("member_id","digest")
);
--> statement-breakpoint
CREATE TABLE "staff_factors" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"secret" text,
	"pending" text,
	"last_step" integer DEFAULT 0 NOT NULL,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"about" text,
	"address" text,
	"pin_code" text,
	"nature_of_business" text,
	"year_of_establishment" integer,
	"legal_status" text,
	"gst_number" text,
	"google_maps_link" text,
	"phone" text,
	"whatsapp" text,
	"landline" text,
	"email" text,
	"employees" text,
	"annual_turnover" text,
	"iec_code" text,
	"cin_number" text,
	"chief_executive" text,
	"brand_names" text[] DEFAULT '{}' NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"holiday_until" date,
	"holiday_note" text,
	"name_key" text GENERATED ALWAYS AS (company_name_key(name)) STORED NOT NULL
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
CREATE TABLE "members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"role" text NOT NULL,
	"profile_image" text,
	"banner_image" text,
	"city_id" uuid,
	"state_id" uuid,
	"country_id" uuid,
	"address" text,
	"birth_date" date,
	"anniversary_date" date,
	"password_hash" text,
	"email_notifications" boolean DEFAULT true NOT NULL,
	"marketing_emails" boolean DEFAULT false NOT NULL,
	"mail_groups_off" text[] DEFAULT '{}' NOT NULL,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"proven_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone,
	"lookup" text DEFAULT '' NOT NULL,
	"list_name" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_slug_unique" UNIQUE("slug"),
	CONSTRAINT "members_phone_unique" UNIQUE("phone"),
	CONSTRAINT "members_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"vendor" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "replaced_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"newest_id" uuid NOT NULL,
	"caller" text NOT NULL,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"entered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"device" text NOT NULL,
	"address" text NOT NULL,
	"factor_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"asker" text NOT NULL,
	"digest" "bytea" NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"address" text NOT NULL,
	"subject" text,
	"message" text NOT NULL,
	"source_name" text DEFAULT 'WEB' NOT NULL,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insight_counts" (
	"seller_id" uuid NOT NULL,
	"day" date NOT NULL,
	"measure" text NOT NULL,
	"part" text NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "insight_counts_seller_id_day_measure_part_pk" PRIMARY KEY("seller_id","day","measure","part")
);
--> statement-breakpoint
CREATE TABLE "lead_contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"product_id" uuid,
	"reel_id" uuid,
	"requirement_id" uuid,
	"share_id" uuid,
	"source" text NOT NULL,
	"message" text,
	"quantity" numeric(15, 3),
	"unit" text,
	"city" text,
	"needed_by" date,
	"source_name" text DEFAULT 'WEB' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"buyer_id" uuid,
	"channel" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"city_id" uuid,
	"product_id" uuid,
	"reel_id" uuid,
	"requirement_id" uuid,
	"share_id" uuid,
	"source" text NOT NULL,
	"message" text,
	"quantity" numeric(15, 3),
	"unit" text,
	"city" text,
	"needed_by" date,
	"source_name" text DEFAULT 'WEB' NOT NULL,
	"placement_kind" text,
	"placement_id" uuid,
	"note" text,
	"reminder_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"responded_at" timestamp with time zone,
	"review_asked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_contact_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "number_places" (
	"id" uuid PRIMARY KEY NOT NULL,
	"requirement_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	"by" text NOT NULL,
	"given_back_at" timestamp with time zone,
	"reason" text,
	"has_paused" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"side" text NOT NULL,
	"text" text,
	"masked" text,
	"file" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"buyer_id" uuid,
	"seller_id" uuid,
	"requirement_id" uuid,
	"lead_id" uuid,
	"buyer_read_at" timestamp with time zone,
	"seller_read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"owner_id" uuid,
	"use" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'ready' NOT NULL,
	"reason" text,
	"open" boolean DEFAULT true NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"duration" real,
	"placeholder" text,
	"poster" text,
	"poster_at" real,
	"frames" jsonb,
	"sources" jsonb,
	"avif" boolean DEFAULT false NOT NULL,
	"draft" boolean DEFAULT false NOT NULL,
	"name" text,
	"source_hash" text,
	"claimed_by" text,
	"loose_since" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_files_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "media_harmful" (
	"digest" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_received" (
	"owner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "media_received_owner_id_day_pk" PRIMARY KEY("owner_id","day")
);
--> statement-breakpoint
CREATE TABLE "media_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"use" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"content" text NOT NULL,
	"payload" jsonb NOT NULL,
	"topic" text,
	"read_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_once" UNIQUE("event_id","member_id","type")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state_id" uuid NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"spellings" text[] DEFAULT '{}' NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"is_added" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "cities_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "countries_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "state_neighbours" (
	"state_id" uuid NOT NULL,
	"neighbour_id" uuid NOT NULL,
	CONSTRAINT "state_neighbours_state_id_neighbour_id_pk" PRIMARY KEY("state_id","neighbour_id")
);
--> statement-breakpoint
CREATE TABLE "states" (
	"id" uuid PRIMARY KEY NOT NULL,
	"country_id" uuid NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"code" text NOT NULL,
	"gst_code" text NOT NULL,
	CONSTRAINT "states_slug_unique" UNIQUE("slug"),
	CONSTRAINT "states_code_unique" UNIQUE("code"),
	CONSTRAINT "states_gst_code_unique" UNIQUE("gst_code")
);
--> statement-breakpoint
CREATE TABLE "arrivals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"approval" text DEFAULT 'PENDING' NOT NULL,
	"review" text DEFAULT 'PENDING' NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL,
	"waiting" jsonb,
	"reject_reason" text,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"days" integer DEFAULT 0 NOT NULL,
	"owner_id" uuid NOT NULL,
	"product_id" uuid,
	"image" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"announced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"approval" text DEFAULT 'PENDING' NOT NULL,
	"review" text DEFAULT 'PENDING' NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL,
	"waiting" jsonb,
	"reject_reason" text,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"days" integer DEFAULT 0 NOT NULL,
	"owner_id" uuid,
	"kind" text NOT NULL,
	"product_id" uuid,
	"position" text DEFAULT 'hero' NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"eyebrow" text,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"link_text" text DEFAULT '' NOT NULL,
	"web_image" text NOT NULL,
	"app_image" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "flash_sales" (
	"id" uuid PRIMARY KEY NOT NULL,
	"approval" text DEFAULT 'PENDING' NOT NULL,
	"review" text DEFAULT 'PENDING' NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL,
	"waiting" jsonb,
	"reject_reason" text,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"days" integer DEFAULT 0 NOT NULL,
	"owner_id" uuid NOT NULL,
	"product_id" uuid,
	"sale_price" numeric(12, 2) NOT NULL,
	"discount_type" text NOT NULL,
	"description" text NOT NULL,
	"image" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"announced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "home_sections" (
	"name" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"approval" text DEFAULT 'PENDING' NOT NULL,
	"review" text DEFAULT 'PENDING' NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL,
	"waiting" jsonb,
	"reject_reason" text,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"days" integer DEFAULT 0 NOT NULL,
	"owner_id" uuid NOT NULL,
	"product_id" uuid,
	"message" text NOT NULL,
	"image" text NOT NULL,
	"is_video" boolean NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reel_bookmarks" (
	"member_id" uuid NOT NULL,
	"reel_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reel_bookmarks_member_id_reel_id_pk" PRIMARY KEY("member_id","reel_id")
);
--> statement-breakpoint
CREATE TABLE "reel_likes" (
	"member_id" uuid NOT NULL,
	"reel_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reel_likes_member_id_reel_id_pk" PRIMARY KEY("member_id","reel_id")
);
--> statement-breakpoint
CREATE TABLE "reel_totals" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"shown" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reel_visits" (
	"reel_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"visitor" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reel_visits_reel_id_kind_hour_visitor_pk" PRIMARY KEY("reel_id","kind","hour","visitor")
);
--> statement-breakpoint
CREATE TABLE "reels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text DEFAULT 'General' NOT NULL,
	"hashtags" text[] DEFAULT '{}' NOT NULL,
	"video" text NOT NULL,
	"captions" text,
	"product_ids" uuid[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"approval" text DEFAULT 'PENDING' NOT NULL,
	"review" text DEFAULT 'PENDING' NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL,
	"waiting" jsonb,
	"reject_reason" text,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"approved_at" timestamp with time zone,
	"view_count" integer DEFAULT 0 NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"share_count" integer DEFAULT 0 NOT NULL,
	"shown" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotation_counters" (
	"seller_id" uuid NOT NULL,
	"year" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "quotation_counters_seller_id_year_pk" PRIMARY KEY("seller_id","year")
);
--> statement-breakpoint
CREATE TABLE "quote_versions" (
	"quote_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_versions_quote_id_version_pk" PRIMARY KEY("quote_id","version")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"requirement_id" uuid,
	"seller_id" uuid,
	"buyer_id" uuid,
	"thread_id" uuid NOT NULL,
	"title" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"number" text NOT NULL,
	"unit_price" bigint NOT NULL,
	"unit" text NOT NULL,
	"gst_percent" integer NOT NULL,
	"freight" bigint NOT NULL,
	"lead_time_days" integer NOT NULL,
	"valid_until" date NOT NULL,
	"note" text,
	"note_masked" text,
	"file" text,
	"hsn" text,
	"size" text,
	"thickness" text,
	"product_id" uuid,
	"amount" numeric(15, 3),
	"amount_unit" text,
	"landed" bigint,
	"goods" bigint,
	"gst" bigint,
	"total" bigint,
	"decline_reason" text,
	"decided_at" timestamp with time zone,
	"parties" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "requirement_matches" (
	"requirement_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"score" integer NOT NULL,
	"reasons" jsonb NOT NULL,
	"product_id" uuid,
	"told_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "requirement_matches_requirement_id_seller_id_pk" PRIMARY KEY("requirement_id","seller_id")
);
--> statement-breakpoint
CREATE TABLE "requirements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"buyer_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"quantity" text NOT NULL,
	"amount" numeric,
	"budget" numeric(12, 2) NOT NULL,
	"state_id" uuid NOT NULL,
	"city_id" uuid NOT NULL,
	"category_id" uuid,
	"status" text DEFAULT 'Active' NOT NULL,
	"approval" text DEFAULT 'APPROVED' NOT NULL,
	"reject_reason" text,
	"published_at" timestamp with time zone,
	"expires_at" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL,
	"reminded_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"is_featured" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_replies" (
	"review_id" uuid PRIMARY KEY NOT NULL,
	"message" text NOT NULL,
	"approval" text DEFAULT 'APPROVED' NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"helpful" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_votes_review_id_member_id_pk" PRIMARY KEY("review_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid,
	"seller_id" uuid NOT NULL,
	"author_id" uuid,
	"name" text NOT NULL,
	"rating" smallint NOT NULL,
	"message" text NOT NULL,
	"approval" text DEFAULT 'APPROVED' NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_lexicon" (
	"term" text PRIMARY KEY NOT NULL,
	"meaning" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"sound" text GENERATED ALWAYS AS (search_sound(term)) STORED NOT NULL,
	"slips" text[] GENERATED ALWAYS AS (search_slips(term)) STORED NOT NULL,
	"edited_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_places" (
	"term" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"place_id" uuid NOT NULL,
	"name" text NOT NULL,
	"sound" text GENERATED ALWAYS AS (search_sound(term)) STORED NOT NULL,
	"slips" text[] GENERATED ALWAYS AS (search_slips(term)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_uses" (
	"day" date NOT NULL,
	"text" text NOT NULL,
	"uses" integer NOT NULL,
	"nothing" integer NOT NULL,
	"taps" integer NOT NULL,
	CONSTRAINT "search_uses_day_text_pk" PRIMARY KEY("day","text")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL,
	"sound" text GENERATED ALWAYS AS (search_sound(word)) STORED NOT NULL,
	"slips" text[] GENERATED ALWAYS AS (search_slips(word)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gst_rejections" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"reason" text NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "placement_counts" (
	"placement_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"seen" integer DEFAULT 0 NOT NULL,
	"tapped" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "placement_counts_placement_id_day_pk" PRIMARY KEY("placement_id","day")
);
--> statement-breakpoint
CREATE TABLE "placement_visits" (
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	"member_id" uuid,
	"seen" uuid[] DEFAULT '{}' NOT NULL,
	"tapped" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "placement_visits_day_visitor_pk" PRIMARY KEY("day","visitor")
);
--> statement-breakpoint
CREATE TABLE "seller_categories" (
	"member_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	CONSTRAINT "seller_categories_member_id_category_id_pk" PRIMARY KEY("member_id","category_id")
);
--> statement-breakpoint
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
CREATE TABLE "seller_figures" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"rating" numeric(3, 2) DEFAULT 0 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"product_count" integer DEFAULT 0 NOT NULL,
	"profile_views" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller_listings" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"state_id" uuid,
	"city_id" uuid,
	"pin_area" text,
	"category_ids" uuid[] NOT NULL,
	"rating" numeric(3, 2) NOT NULL,
	"review_count" integer NOT NULL,
	"product_count" integer NOT NULL,
	"weighted_rating" numeric(5, 4) GENERATED ALWAYS AS ((rating * review_count + 17.5) / (review_count + 5)) STORED NOT NULL,
	"is_pictured" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller_states" (
	"member_id" uuid NOT NULL,
	"state_id" uuid NOT NULL,
	CONSTRAINT "seller_states_member_id_state_id_pk" PRIMARY KEY("member_id","state_id")
);
--> statement-breakpoint
CREATE TABLE "site_visits" (
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "site_visits_day_visitor_pk" PRIMARY KEY("day","visitor")
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
CREATE TABLE "applied_functions" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"after" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"seq" bigint,
	"previous_hash" "bytea",
	"hash" "bytea"
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"key" text PRIMARY KEY NOT NULL,
	"times" timestamp with time zone[] DEFAULT '{}' NOT NULL,
	"hits" integer DEFAULT 0 NOT NULL,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"caller" text NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"reply" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_caller_endpoint_key_pk" PRIMARY KEY("caller","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "house_marks" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"text" text NOT NULL,
	"html" text,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kept_messages_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "site_setting_versions" (
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"actor_id" uuid,
	"restored_from" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_setting_versions_name_version_pk" PRIMARY KEY("name","version")
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_members_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_assignments" ADD CONSTRAINT "review_assignments_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allowances" ADD CONSTRAINT "allowances_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allowances" ADD CONSTRAINT "allowances_subscription_id_member_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."member_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allowances" ADD CONSTRAINT "allowances_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allowances" ADD CONSTRAINT "allowances_topup_price_id_topup_prices_id_fk" FOREIGN KEY ("topup_price_id") REFERENCES "public"."topup_prices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consumption" ADD CONSTRAINT "consumption_allowance_id_allowances_id_fk" FOREIGN KEY ("allowance_id") REFERENCES "public"."allowances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consumption" ADD CONSTRAINT "consumption_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ending_notices" ADD CONSTRAINT "ending_notices_subscription_id_member_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."member_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_subscriptions" ADD CONSTRAINT "member_subscriptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_subscriptions" ADD CONSTRAINT "member_subscriptions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topup_prices" ADD CONSTRAINT "topup_prices_topup_id_topups_id_fk" FOREIGN KEY ("topup_id") REFERENCES "public"."topups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_files" ADD CONSTRAINT "invoice_files_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_addresses" ADD CONSTRAINT "billing_addresses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_addresses" ADD CONSTRAINT "billing_addresses_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_steps" ADD CONSTRAINT "payment_steps_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_batch_rows" ADD CONSTRAINT "product_batch_rows_batch_id_product_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."product_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_batches" ADD CONSTRAINT "product_batches_seller_id_members_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_created_by_id_members_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_merged_into_id_brands_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_merged_into_id_categories_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_seller_id_members_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist" ADD CONSTRAINT "wishlist_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist" ADD CONSTRAINT "wishlist_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_products" ADD CONSTRAINT "shared_products_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_sharer_id_members_id_fk" FOREIGN KEY ("sharer_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_bookmarks" ADD CONSTRAINT "blog_bookmarks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_bookmarks" ADD CONSTRAINT "blog_bookmarks_blog_id_blog_posts_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_comments" ADD CONSTRAINT "blog_comments_blog_id_blog_posts_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_comments" ADD CONSTRAINT "blog_comments_parent_id_blog_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blog_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_comments" ADD CONSTRAINT "blog_comments_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_likes" ADD CONSTRAINT "blog_likes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_likes" ADD CONSTRAINT "blog_likes_blog_id_blog_posts_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_views" ADD CONSTRAINT "video_views_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_redirects" ADD CONSTRAINT "blog_redirects_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_versions" ADD CONSTRAINT "blog_versions_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_versions" ADD CONSTRAINT "blog_versions_editor_id_members_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_applicant_id_members_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealerships" ADD CONSTRAINT "dealerships_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealerships" ADD CONSTRAINT "dealerships_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealerships" ADD CONSTRAINT "dealerships_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "granted_cities" ADD CONSTRAINT "granted_cities_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "granted_cities" ADD CONSTRAINT "granted_cities_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "granted_cities" ADD CONSTRAINT "granted_cities_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_factors" ADD CONSTRAINT "staff_factors_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_files" ADD CONSTRAINT "member_files_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replaced_sessions" ADD CONSTRAINT "replaced_sessions_newest_id_sessions_id_fk" FOREIGN KEY ("newest_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_counts" ADD CONSTRAINT "insight_counts_seller_id_members_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_contacts" ADD CONSTRAINT "lead_contacts_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_contacts" ADD CONSTRAINT "lead_contacts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_seller_id_members_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "number_places" ADD CONSTRAINT "number_places_requirement_id_requirements_id_fk" FOREIGN KEY ("requirement_id") REFERENCES "public"."requirements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "number_places" ADD CONSTRAINT "number_places_seller_id_members_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_requirement_id_requirements_id_fk" FOREIGN KEY ("requirement_id") REFERENCES "public"."requirements"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "state_neighbours" ADD CONSTRAINT "state_neighbours_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "state_neighbours" ADD CONSTRAINT "state_neighbours_neighbour_id_states_id_fk" FOREIGN KEY ("neighbour_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "states" ADD CONSTRAINT "states_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_sales" ADD CONSTRAINT "flash_sales_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_sales" ADD CONSTRAINT "flash_sales_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reel_bookmarks" ADD CONSTRAINT "reel_bookmarks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reel_bookmarks" ADD CONSTRAINT "reel_bookmarks_reel_id_reels_id_fk" FOREIGN KEY ("reel_id") REFERENCES "public"."reels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reel_likes" ADD CONSTRAINT "reel_likes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reel_likes" ADD CONSTRAINT "reel_likes_reel_id_reels_id_fk" FOREIGN KEY ("reel_id") REFERENCES "public"."reels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reel_visits" ADD CONSTRAINT "reel_visits_reel_id_reels_id_fk" FOREIGN KEY ("reel_id") REFERENCES "public"."reels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reels" ADD CONSTRAINT "reels_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_counters" ADD CONSTRAINT "quotation_counters_seller_id_members_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD CONSTRAINT "quote_versions_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_requirement_id_requirements_id_fk" FOREIGN KEY ("requirement_id") REFERENCES "public"."requirements"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_matches" ADD CONSTRAINT "requirement_matches_requirement_id_requirements_id_fk" FOREIGN KEY ("requirement_id") REFERENCES "public"."requirements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_matches" ADD CONSTRAINT "requirement_matches_seller_id_members_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_matches" ADD CONSTRAINT "requirement_matches_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_buyer_id_members_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_seller_id_members_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gst_rejections" ADD CONSTRAINT "gst_rejections_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement_counts" ADD CONSTRAINT "placement_counts_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement_visits" ADD CONSTRAINT "placement_visits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_categories" ADD CONSTRAINT "seller_categories_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_categories" ADD CONSTRAINT "seller_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_changes" ADD CONSTRAINT "seller_changes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_changes" ADD CONSTRAINT "seller_changes_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_changes" ADD CONSTRAINT "seller_changes_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_changes" ADD CONSTRAINT "seller_changes_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_figures" ADD CONSTRAINT "seller_figures_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_listings" ADD CONSTRAINT "seller_listings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_states" ADD CONSTRAINT "seller_states_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_states" ADD CONSTRAINT "seller_states_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "views" ADD CONSTRAINT "views_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "views" ADD CONSTRAINT "views_viewer_id_members_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_attachments" ADD CONSTRAINT "outbox_attachments_message_id_kept_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."kept_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_once" ON "reports" USING btree ("reporter_id","kind","thing_id") WHERE "reports"."state" = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX "reports_automatic_once" ON "reports" USING btree ("kind","thing_id") WHERE "reports"."automatic" and "reports"."state" = 'PENDING';--> statement-breakpoint
CREATE INDEX "reports_by_state" ON "reports" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "reports_by_age" ON "reports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reports_by_kind" ON "reports" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "reports_by_reporter" ON "reports" USING btree ("reporter_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reports_by_thing" ON "reports" USING btree ("thing_id","created_at","id");--> statement-breakpoint
CREATE INDEX "review_assignments_by_member" ON "review_assignments" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "review_assignments_by_end" ON "review_assignments" USING btree ("until");--> statement-breakpoint
CREATE INDEX "review_decisions_by_time" ON "review_decisions" USING btree ("decided_at","kind","seconds","approved");--> statement-breakpoint
CREATE INDEX "review_templates_by_kind" ON "review_templates" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "allowances_by_member" ON "allowances" USING btree ("member_id","kind","ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "allowances_once_per_order" ON "allowances" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "allowances_by_subscription" ON "allowances" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "allowances_by_topup_price" ON "allowances" USING btree ("topup_price_id") WHERE "allowances"."topup_price_id" is not null;--> statement-breakpoint
CREATE INDEX "consumption_by_member" ON "consumption" USING btree ("member_id","taken_at");--> statement-breakpoint
CREATE INDEX "consumption_by_allowance" ON "consumption" USING btree ("allowance_id");--> statement-breakpoint
CREATE INDEX "member_subscriptions_by_member" ON "member_subscriptions" USING btree ("member_id","ends_at");--> statement-breakpoint
CREATE INDEX "member_subscriptions_by_end" ON "member_subscriptions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "member_subscriptions_by_plan" ON "member_subscriptions" USING btree ("plan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_versions" ON "plans" USING btree ("key","version");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_offered_once" ON "plans" USING btree ("key") WHERE is_offered;--> statement-breakpoint
CREATE UNIQUE INDEX "topup_prices_once" ON "topup_prices" USING btree ("topup_id","days");--> statement-breakpoint
CREATE UNIQUE INDEX "topups_versions" ON "topups" USING btree ("kind","version");--> statement-breakpoint
CREATE UNIQUE INDEX "topups_offered_once" ON "topups" USING btree ("kind") WHERE is_offered;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_numbers" ON "invoices" USING btree ("series","year","serial");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_once_per_order" ON "invoices" USING btree ("order_id") WHERE refund_id is null;--> statement-breakpoint
CREATE INDEX "invoices_by_member" ON "invoices" USING btree ("member_id","day");--> statement-breakpoint
CREATE INDEX "invoices_by_day" ON "invoices" USING btree ("day");--> statement-breakpoint
CREATE INDEX "orders_by_member" ON "orders" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_by_key" ON "orders" USING btree ("member_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("check_at") WHERE check_at is not null;--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_state" ON "orders" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_kind" ON "orders" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "orders_flagged" ON "orders" USING btree ("created_at","id") WHERE "orders"."flag" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_notices_once" ON "payment_notices" USING btree ("provider","event_key");--> statement-breakpoint
CREATE INDEX "payment_notices_by_time" ON "payment_notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_notices_by_order" ON "payment_notices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_steps_by_order" ON "payment_steps" USING btree ("order_id","seq");--> statement-breakpoint
CREATE INDEX "refunds_by_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_by_key" ON "refunds" USING btree ("asked_by","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "unmatched_payments_once" ON "unmatched_payments" USING btree ("provider","provider_order_id");--> statement-breakpoint
CREATE INDEX "unmatched_payments_by_time" ON "unmatched_payments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "product_batch_rows_by_outcome" ON "product_batch_rows" USING btree ("batch_id","outcome","number");--> statement-breakpoint
CREATE INDEX "product_batch_rows_by_code" ON "product_batch_rows" USING btree ("batch_id",lower("code"));--> statement-breakpoint
CREATE INDEX "product_batch_rows_undecided" ON "product_batch_rows" USING btree ("batch_id","number") WHERE "product_batch_rows"."result" is null;--> statement-breakpoint
CREATE INDEX "product_batches_by_seller" ON "product_batches" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "product_batches_waiting" ON "product_batches" USING btree ("submitted_at") WHERE "product_batches"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "product_batches_decided" ON "product_batches" USING btree ("decision","decided_at") WHERE "product_batches"."decision" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "product_batches_busy" ON "product_batches" USING btree ("seller_id") WHERE "product_batches"."state" in ('reading', 'checking');--> statement-breakpoint
CREATE INDEX "brands_merged" ON "brands" USING btree ("merged_into_id") WHERE "brands"."merged_into_id" is not null;--> statement-breakpoint
CREATE INDEX "categories_by_parent" ON "categories" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "categories_by_level" ON "categories" USING btree ("level","position");--> statement-breakpoint
CREATE INDEX "products_by_approval" ON "products" USING btree ("approved_at") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_latest" ON "products" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("name","id") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("asked_price","id","category_id","brand_id","state_id") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_by_rating" ON "products" USING btree ("rating","id") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_by_score" ON "products" USING btree ("score","id") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_latest_of_category" ON "products" USING btree ("category_id","created_at" DESC NULLS LAST,"id","asked_price") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_of_category_by_name" ON "products" USING btree ("category_id","name","id","asked_price") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_of_category_by_price" ON "products" USING btree ("category_id","asked_price","id","brand_id","state_id") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_of_category_by_rating" ON "products" USING btree ("category_id","rating","id","asked_price") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_of_category_by_score" ON "products" USING btree ("category_id","score","id","thickness_mm","grade_read","size_read","wood_read","finish_read","in_stock","verified","sqft_price","city_id","brand_id","state_id","asked_price") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_by_sqft" ON "products" USING btree ("sqft_price","id") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_of_category_by_sqft" ON "products" USING btree ("category_id","sqft_price","id") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_by_tags" ON "products" USING gin ("tags") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_with_licence" ON "products" USING btree ("licence_valid_till") WHERE "products"."shown" and "products"."licence_checked_at" is not null;--> statement-breakpoint
CREATE INDEX "products_unread" ON "products" USING btree ("id") WHERE not "products"."facts_read";--> statement-breakpoint
CREATE INDEX "products_by_words" ON "products" USING gin ("words") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_on_sale" ON "products" USING btree ("sale_ends_at") WHERE "products"."sale_ends_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "products_by_code" ON "products" USING btree ("seller_id",lower("code")) WHERE "products"."code" is not null;--> statement-breakpoint
CREATE INDEX "products_by_seller" ON "products" USING btree ("seller_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_by_brand" ON "products" USING btree ("brand_id","category_id","state_id");--> statement-breakpoint
CREATE INDEX "products_by_age" ON "products" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "products_by_any_name" ON "products" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "products_by_any_approval" ON "products" USING btree ("approval","created_at","id");--> statement-breakpoint
CREATE INDEX "products_by_part_of_name" ON "products" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_by_state" ON "products" USING btree ("state_id","category_id","city_id","score","id","price_unit","asked_price","brand_id") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "price_counts_by_id" ON "price_counts" USING btree ("kind","id","price","count");--> statement-breakpoint
CREATE INDEX "price_counts_by_price" ON "price_counts" USING btree ("kind","price","id","count");--> statement-breakpoint
CREATE INDEX "product_counts_by_brand" ON "product_counts" USING btree ("kinds","brand_id","price_step");--> statement-breakpoint
CREATE INDEX "product_counts_by_state" ON "product_counts" USING btree ("kinds","state_id","price_step");--> statement-breakpoint
CREATE INDEX "saved_searches_alerting" ON "saved_searches" USING btree ("member_id") WHERE "saved_searches"."alert";--> statement-breakpoint
CREATE INDEX "wishlist_latest" ON "wishlist" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "wishlist_by_product" ON "wishlist" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "shares_of_sharer" ON "shares" USING btree ("sharer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "product_versions_open" ON "product_versions" USING btree ("product_id") WHERE "product_versions"."state" <> 'APPROVED';--> statement-breakpoint
CREATE INDEX "product_versions_waiting" ON "product_versions" USING btree ("created_at","id") WHERE "product_versions"."state" = 'PENDING';--> statement-breakpoint
CREATE INDEX "product_versions_decided" ON "product_versions" USING btree ("state","decided_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_versions_by_product" ON "product_versions" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "blog_bookmarks_of_post" ON "blog_bookmarks" USING btree ("blog_id");--> statement-breakpoint
CREATE INDEX "blog_comments_of_post" ON "blog_comments" USING btree ("blog_id","created_at","id") WHERE "blog_comments"."state" = 'APPROVED' and "blog_comments"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "blog_comments_answers" ON "blog_comments" USING btree ("parent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "blog_comments_waiting" ON "blog_comments" USING btree ("created_at","id") WHERE "blog_comments"."state" = 'PENDING';--> statement-breakpoint
CREATE INDEX "blog_comments_decided" ON "blog_comments" USING btree ("state","decided_at");--> statement-breakpoint
CREATE INDEX "blog_comments_by_author" ON "blog_comments" USING btree ("author_id","blog_id");--> statement-breakpoint
CREATE INDEX "blog_likes_of_post" ON "blog_likes" USING btree ("blog_id");--> statement-breakpoint
CREATE INDEX "video_views_by_viewer" ON "video_views" USING btree ("viewer");--> statement-breakpoint
CREATE INDEX "blog_posts_latest" ON "blog_posts" USING btree ("created_at","id") WHERE "blog_posts"."is_published";--> statement-breakpoint
CREATE INDEX "blog_posts_by_name" ON "blog_posts" USING btree ("name","id") WHERE "blog_posts"."is_published";--> statement-breakpoint
CREATE INDEX "blog_posts_of_category" ON "blog_posts" USING btree ("category","created_at","id") WHERE "blog_posts"."is_published";--> statement-breakpoint
CREATE INDEX "blog_posts_due" ON "blog_posts" USING btree ("publish_at") WHERE "blog_posts"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "blog_posts_by_change" ON "blog_posts" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "blog_posts_by_words" ON "blog_posts" USING gin ("words") WHERE "blog_posts"."is_published";--> statement-breakpoint
CREATE INDEX "blog_posts_by_tag" ON "blog_posts" USING gin ("tags") WHERE "blog_posts"."is_published";--> statement-breakpoint
CREATE INDEX "contact_messages_by_sender" ON "contact_messages" USING btree ("sender","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_by_time" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_by_sender" ON "newsletter_subscribers" USING btree ("sender","created_at");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_by_age" ON "newsletter_subscribers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_by_part" ON "newsletter_subscribers" USING gin (lower("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "videos_latest" ON "videos" USING btree ("created_at","id") WHERE "videos"."is_published";--> statement-breakpoint
CREATE INDEX "videos_of_category" ON "videos" USING btree ("category","created_at","id") WHERE "videos"."is_published";--> statement-breakpoint
CREATE INDEX "videos_by_words" ON "videos" USING gin ("words" gin_trgm_ops) WHERE "videos"."is_published";--> statement-breakpoint
CREATE INDEX "blog_redirects_of_post" ON "blog_redirects" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "blog_versions_by_editor" ON "blog_versions" USING btree ("editor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_once" ON "applications" USING btree ("opportunity_id","applicant_id");--> statement-breakpoint
CREATE INDEX "applications_of_opportunity" ON "applications" USING btree ("opportunity_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_of_applicant" ON "applications" USING btree ("applicant_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_by_dealership" ON "applications" USING btree ("dealership_id");--> statement-breakpoint
CREATE INDEX "applications_by_age" ON "applications" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "applications_by_status" ON "applications" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_by_organisation" ON "applications" USING gin (lower("organisation_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "dealerships_of_owner" ON "dealerships" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "dealerships_by_approval" ON "dealerships" USING btree ("approval","submitted_at","id");--> statement-breakpoint
CREATE INDEX "granted_cities_of_opportunity" ON "granted_cities" USING btree ("opportunity_id","city_id");--> statement-breakpoint
CREATE INDEX "opportunities_by_time" ON "opportunities" USING btree ("approval","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "opportunities_of_owner" ON "opportunities" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "opportunities_by_review" ON "opportunities" USING btree ("review","submitted_at","id");--> statement-breakpoint
CREATE INDEX "companies_by_name" ON "companies" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "companies_verified" ON "companies" USING btree ("member_id") WHERE "companies"."is_verified";--> statement-breakpoint
CREATE INDEX "companies_verified_by_key" ON "companies" USING btree ("name_key") WHERE "companies"."is_verified";--> statement-breakpoint
CREATE INDEX "companies_verified_alike" ON "companies" USING gin ("name_key" gin_trgm_ops) WHERE "companies"."is_verified";--> statement-breakpoint
CREATE INDEX "members_by_state" ON "members" USING btree ("state_id","created_at","id");--> statement-breakpoint
CREATE INDEX "members_by_role" ON "members" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "members_by_age" ON "members" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "members_by_list_name" ON "members" USING btree ("list_name","id");--> statement-breakpoint
CREATE INDEX "members_by_visit" ON "members" USING btree ("last_seen_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "members_blocked" ON "members" USING btree ("created_at","id") WHERE "members"."is_blocked";--> statement-breakpoint
CREATE INDEX "members_unproven" ON "members" USING btree ("created_at","id") WHERE "members"."proven_at" is null;--> statement-breakpoint
CREATE INDEX "members_by_lookup" ON "members" USING gin ("lookup" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "registrations_by_phone" ON "registrations" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "registrations_by_age" ON "registrations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "replaced_sessions_by_newest" ON "replaced_sessions" USING btree ("newest_id");--> statement-breakpoint
CREATE INDEX "sessions_by_member" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sessions_by_end" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_codes_by_phone" ON "sign_in_codes" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "enquiries_by_time" ON "enquiries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lead_contacts_of_lead" ON "lead_contacts" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "lead_contacts_of_share" ON "lead_contacts" USING btree ("share_id") WHERE "lead_contacts"."share_id" is not null;--> statement-breakpoint
CREATE INDEX "leads_of_seller" ON "leads" USING btree ("seller_id","last_contact_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leads_of_seller_by_age" ON "leads" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "leads_of_buyer" ON "leads" USING btree ("buyer_id","last_contact_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leads_by_age" ON "leads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "leads_by_channel" ON "leads" USING btree ("channel","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_by_status" ON "leads" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_by_source" ON "leads" USING btree ("source","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_unseen" ON "leads" USING btree ("seller_id") WHERE "leads"."seen_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "number_places_of_seller" ON "number_places" USING btree ("requirement_id","seller_id");--> statement-breakpoint
CREATE INDEX "messages_of_thread" ON "messages" USING btree ("thread_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "threads_of_requirement" ON "threads" USING btree ("requirement_id","seller_id");--> statement-breakpoint
CREATE UNIQUE INDEX "threads_of_lead" ON "threads" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "threads_of_buyer" ON "threads" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "threads_of_seller" ON "threads" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "media_files_by_owner" ON "media_files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "media_files_by_claim" ON "media_files" USING btree ("claimed_by");--> statement-breakpoint
CREATE INDEX "media_files_loose_of_owner" ON "media_files" USING btree ("owner_id") WHERE "media_files"."claimed_by" is null;--> statement-breakpoint
CREATE INDEX "media_files_loose" ON "media_files" USING btree ("loose_since") WHERE "media_files"."claimed_by" is null;--> statement-breakpoint
CREATE INDEX "media_uploads_of_owner" ON "media_uploads" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_of_member" ON "notifications" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("member_id","created_at","id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_by_topic" ON "notifications" USING btree ("member_id","topic") WHERE "notifications"."topic" is not null;--> statement-breakpoint
CREATE INDEX "notifications_to_mail" ON "notifications" USING btree ("member_id") WHERE "notifications"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_by_age" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_of_member" ON "push_subscriptions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_of_session" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cities_once_per_state" ON "cities" USING btree ("state_id","name");--> statement-breakpoint
CREATE INDEX "states_by_country" ON "states" USING btree ("country_id","name");--> statement-breakpoint
CREATE INDEX "arrivals_by_end" ON "arrivals" USING btree ("ends_at","id") WHERE "arrivals"."approval" = 'APPROVED';--> statement-breakpoint
CREATE INDEX "arrivals_by_start" ON "arrivals" USING btree ("starts_at","id") WHERE "arrivals"."approval" = 'APPROVED';--> statement-breakpoint
CREATE INDEX "arrivals_by_owner" ON "arrivals" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "arrivals_by_product" ON "arrivals" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "arrivals_waiting" ON "arrivals" USING btree ("submitted_at","id") WHERE "arrivals"."review" = 'PENDING';--> statement-breakpoint
CREATE INDEX "arrivals_decided" ON "arrivals" USING btree ("review","decided_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "banners_by_position" ON "banners" USING btree ("position","sort_order");--> statement-breakpoint
CREATE INDEX "banners_by_end" ON "banners" USING btree ("ends_at","id") WHERE "banners"."approval" = 'APPROVED';--> statement-breakpoint
CREATE INDEX "banners_by_start" ON "banners" USING btree ("starts_at","id") WHERE "banners"."approval" = 'APPROVED';--> statement-breakpoint
CREATE INDEX "banners_by_owner" ON "banners" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "banners_by_product" ON "banners" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "banners_waiting" ON "banners" USING btree ("submitted_at","id") WHERE "banners"."review" = 'PENDING';--> statement-breakpoint
CREATE INDEX "banners_decided" ON "banners" USING btree ("review","decided_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "flash_sales_by_end" ON "flash_sales" USING btree ("ends_at","id") WHERE "flash_sales"."approval" = 'APPROVED';--> statement-breakpoint
CREATE INDEX "flash_sales_by_start" ON "flash_sales" USING btree ("starts_at","id") WHERE "flash_sales"."approval" = 'APPROVED';--> statement-breakpoint
CREATE INDEX "flash_sales_by_owner" ON "flash_sales" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "flash_sales_by_product" ON "flash_sales" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "flash_sales_waiting" ON "flash_sales" USING btree ("submitted_at","id") WHERE "flash_sales"."review" = 'PENDING';--> statement-breakpoint
CREATE INDEX "flash_sales_decided" ON "flash_sales" USING btree ("review","decided_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "promotions_by_end" ON "promotions" USING btree ("ends_at","id") WHERE "promotions"."approval" = 'APPROVED';--> statement-breakpoint
CREATE INDEX "promotions_by_start" ON "promotions" USING btree ("starts_at","id") WHERE "promotions"."approval" = 'APPROVED';--> statement-breakpoint
CREATE INDEX "promotions_by_owner" ON "promotions" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "promotions_by_product" ON "promotions" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "promotions_waiting" ON "promotions" USING btree ("submitted_at","id") WHERE "promotions"."review" = 'PENDING';--> statement-breakpoint
CREATE INDEX "promotions_decided" ON "promotions" USING btree ("review","decided_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reel_bookmarks_of_reel" ON "reel_bookmarks" USING btree ("reel_id");--> statement-breakpoint
CREATE INDEX "reel_likes_of_reel" ON "reel_likes" USING btree ("reel_id");--> statement-breakpoint
CREATE INDEX "reel_visits_seen" ON "reel_visits" USING btree ("visitor","reel_id","at") WHERE "reel_visits"."kind" = 'view';--> statement-breakpoint
CREATE INDEX "reels_feed" ON "reels" USING btree ("created_at","id","category") WHERE "reels"."shown";--> statement-breakpoint
CREATE INDEX "reels_waiting" ON "reels" USING btree ("submitted_at","id") WHERE "reels"."review" = 'PENDING';--> statement-breakpoint
CREATE INDEX "reels_decided" ON "reels" USING btree ("review","decided_at");--> statement-breakpoint
CREATE INDEX "reels_by_owner" ON "reels" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reels_by_video" ON "reels" USING btree ("video");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_one_a_seller" ON "quotes" USING btree ("requirement_id","seller_id");--> statement-breakpoint
CREATE INDEX "quotes_of_seller" ON "quotes" USING btree ("seller_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quotes_of_buyer" ON "quotes" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "requirement_matches_of_seller" ON "requirement_matches" USING btree ("seller_id","told_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "requirement_matches_by_product" ON "requirement_matches" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "requirements_open" ON "requirements" USING btree ("is_featured" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id") WHERE "requirements"."status" = 'Active' and "requirements"."approval" = 'APPROVED';--> statement-breakpoint
CREATE INDEX "requirements_by_end" ON "requirements" USING btree ("expires_at") WHERE "requirements"."status" in ('Active', 'Pending');--> statement-breakpoint
CREATE INDEX "requirements_of_buyer" ON "requirements" USING btree ("buyer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "requirements_by_age" ON "requirements" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "requirements_by_budget" ON "requirements" USING btree ("budget","id");--> statement-breakpoint
CREATE INDEX "requirements_by_status" ON "requirements" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "requirements_by_approval" ON "requirements" USING btree ("approval","created_at","id");--> statement-breakpoint
CREATE INDEX "requirements_by_title" ON "requirements" USING gin (lower("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "review_votes_by_member" ON "review_votes" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once_a_product" ON "reviews" USING btree ("product_id","author_id") WHERE "reviews"."product_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once_a_seller" ON "reviews" USING btree ("seller_id","author_id") WHERE "reviews"."product_id" is null;--> statement-breakpoint
CREATE INDEX "reviews_of_product" ON "reviews" USING btree ("product_id","created_at" DESC NULLS LAST) WHERE "reviews"."product_id" is not null;--> statement-breakpoint
CREATE INDEX "reviews_of_seller" ON "reviews" USING btree ("seller_id","created_at" DESC NULLS LAST) WHERE "reviews"."product_id" is null;--> statement-breakpoint
CREATE INDEX "reviews_by_author" ON "reviews" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "search_lexicon_by_sound" ON "search_lexicon" USING btree ("sound");--> statement-breakpoint
CREATE INDEX "search_lexicon_by_slip" ON "search_lexicon" USING gin ("slips");--> statement-breakpoint
CREATE INDEX "search_lexicon_alike" ON "search_lexicon" USING gin ("term" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_places_by_sound" ON "search_places" USING btree ("sound");--> statement-breakpoint
CREATE INDEX "search_places_by_slip" ON "search_places" USING gin ("slips");--> statement-breakpoint
CREATE INDEX "search_places_alike" ON "search_places" USING gin ("term" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_by_sound" ON "search_words" USING btree ("sound");--> statement-breakpoint
CREATE INDEX "search_words_by_slip" ON "search_words" USING gin ("slips");--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "placement_counts_by_owner" ON "placement_counts" USING btree ("owner_id","day");--> statement-breakpoint
CREATE INDEX "placement_visits_by_member" ON "placement_visits" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "seller_figures_by_rating" ON "seller_figures" USING btree ("rating");--> statement-breakpoint
CREATE INDEX "seller_listings_by_weight" ON "seller_listings" USING btree ("weighted_rating","review_count","member_id");--> statement-breakpoint
CREATE INDEX "seller_listings_by_rating" ON "seller_listings" USING btree ("rating");--> statement-breakpoint
CREATE INDEX "seller_listings_by_reviews" ON "seller_listings" USING btree ("review_count","rating","member_id");--> statement-breakpoint
CREATE INDEX "seller_listings_by_products" ON "seller_listings" USING btree ("product_count","rating","member_id");--> statement-breakpoint
CREATE INDEX "seller_listings_by_age" ON "seller_listings" USING btree ("created_at","member_id");--> statement-breakpoint
CREATE INDEX "seller_listings_by_name" ON "seller_listings" USING btree ("name","member_id");--> statement-breakpoint
CREATE INDEX "seller_listings_by_word" ON "seller_listings" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "seller_listings_of_state" ON "seller_listings" USING btree ("state_id","weighted_rating","review_count","member_id");--> statement-breakpoint
CREATE INDEX "seller_listings_of_city" ON "seller_listings" USING btree ("city_id","weighted_rating","review_count","member_id");--> statement-breakpoint
CREATE INDEX "seller_listings_of_pin" ON "seller_listings" USING btree ("pin_area","city_id");--> statement-breakpoint
CREATE INDEX "seller_listings_of_role" ON "seller_listings" USING btree ("role");--> statement-breakpoint
CREATE INDEX "seller_listings_of_category" ON "seller_listings" USING gin ("category_ids");--> statement-breakpoint
CREATE INDEX "seller_listings_best" ON "seller_listings" USING btree ("weighted_rating","review_count","member_id") WHERE "seller_listings"."is_pictured" and "seller_listings"."rating" >= 3;--> statement-breakpoint
CREATE INDEX "seller_states_by_state" ON "seller_states" USING btree ("state_id","member_id");--> statement-breakpoint
CREATE INDEX "views_by_owner" ON "views" USING btree ("owner_id","day");--> statement-breakpoint
CREATE INDEX "views_by_viewer" ON "views" USING btree ("viewer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_log_by_seq" ON "audit_log" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "audit_log_by_time" ON "audit_log" USING btree ("at","seq");--> statement-breakpoint
CREATE INDEX "audit_log_by_actor" ON "audit_log" USING btree ("actor_id","at","seq");--> statement-breakpoint
CREATE INDEX "audit_log_by_action" ON "audit_log" USING btree ("action","at","seq");--> statement-breakpoint
CREATE INDEX "audit_log_by_kind" ON "audit_log" USING btree ("subject_kind","at","seq");--> statement-breakpoint
CREATE INDEX "audit_log_by_subject" ON "audit_log" USING btree ("subject_id","at","seq");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_attachments_by_message" ON "outbox_attachments" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "kept_messages_by_recipient" ON "kept_messages" USING btree ("recipient","created_at");--> statement-breakpoint
INSERT INTO reel_totals (shown) VALUES (0);
