CREATE TABLE "ending_notices" (
	"subscription_id" uuid NOT NULL,
	"days_before" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ending_notices_subscription_id_days_before_pk" PRIMARY KEY("subscription_id","days_before")
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
	"redirect_url" text,
	"reference" text,
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
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"reference" text,
	"asked_by" uuid NOT NULL,
	"checks" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "allowances" ADD COLUMN "plan_id" uuid;--> statement-breakpoint
ALTER TABLE "allowances" ADD COLUMN "topup_price_id" uuid;--> statement-breakpoint
ALTER TABLE "allowances" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "allowances" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "allowances" ADD COLUMN "starts_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "allowances" ADD COLUMN "is_cancelled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "member_subscriptions" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "member_subscriptions" ADD COLUMN "value" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "member_subscriptions" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "member_subscriptions" ADD COLUMN "credited_to" text;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "family" text;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "tier" text;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "sac" text DEFAULT '998365' NOT NULL;--> statement-breakpoint
ALTER TABLE "topups" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "topups" ADD COLUMN "sac" text DEFAULT '998365' NOT NULL;--> statement-breakpoint
-- Plans that ran before there were three: they are the Standard of their kind and keep their ids.
UPDATE "plans" SET "family" = "name", "tier" = 'standard', "key" = lower(replace("name", ' ', '-')) || '-standard', "name" = 'Standard',
  -- What sets a plan apart comes first: cards show three features.
  "messages" = CASE WHEN 'Unlimited enquiries' = ANY("messages") THEN "messages"[4:] || "messages"[1:3] ELSE "messages" END;--> statement-breakpoint
ALTER TABLE "plans" ALTER COLUMN "key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ALTER COLUMN "family" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ALTER COLUMN "tier" SET NOT NULL;--> statement-breakpoint
UPDATE "member_subscriptions" AS own SET "value" = plan."price" * 100 FROM "plans" AS plan WHERE plan."id" = own."plan_id";--> statement-breakpoint
UPDATE "allowances" AS own SET "plan_id" = paid."plan_id", "starts_at" = paid."starts_at"
  FROM "member_subscriptions" AS paid WHERE paid."id" = own."subscription_id";--> statement-breakpoint
UPDATE "allowances" SET "starts_at" = "created_at" WHERE "subscription_id" IS NULL;--> statement-breakpoint
ALTER TABLE "ending_notices" ADD CONSTRAINT "ending_notices_subscription_id_member_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."member_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_files" ADD CONSTRAINT "invoice_files_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_addresses" ADD CONSTRAINT "billing_addresses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_addresses" ADD CONSTRAINT "billing_addresses_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_numbers" ON "invoices" USING btree ("series","year","serial");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_once_per_order" ON "invoices" USING btree ("order_id") WHERE refund_id is null;--> statement-breakpoint
CREATE INDEX "invoices_by_member" ON "invoices" USING btree ("member_id","day");--> statement-breakpoint
CREATE INDEX "orders_by_member" ON "orders" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_by_key" ON "orders" USING btree ("member_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("check_at") WHERE check_at is not null;--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_notices_once" ON "payment_notices" USING btree ("provider","event_key");--> statement-breakpoint
CREATE INDEX "payment_notices_by_time" ON "payment_notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "refunds_by_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "allowances" ADD CONSTRAINT "allowances_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allowances" ADD CONSTRAINT "allowances_topup_price_id_topup_prices_id_fk" FOREIGN KEY ("topup_price_id") REFERENCES "public"."topup_prices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "allowances_once_per_order" ON "allowances" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "allowances_by_subscription" ON "allowances" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "member_subscriptions_by_end" ON "member_subscriptions" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_versions" ON "plans" USING btree ("key","version");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_offered_once" ON "plans" USING btree ("key") WHERE is_offered;--> statement-breakpoint
CREATE UNIQUE INDEX "topups_versions" ON "topups" USING btree ("kind","version");--> statement-breakpoint
CREATE UNIQUE INDEX "topups_offered_once" ON "topups" USING btree ("kind") WHERE is_offered;--> statement-breakpoint
ALTER TABLE "member_subscriptions" ADD CONSTRAINT "member_subscriptions_order_id_unique" UNIQUE("order_id");--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is never changed', TG_TABLE_NAME;
END $$;--> statement-breakpoint
-- A version may only be taken off the offer, or put back.
CREATE FUNCTION refuse_new_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'is_offered' - 'position' IS DISTINCT FROM to_jsonb(OLD) - 'is_offered' - 'position' THEN
    RAISE EXCEPTION 'a version of % is never changed: add a new one', TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER plans_immutable BEFORE UPDATE ON "plans" FOR EACH ROW EXECUTE FUNCTION refuse_new_content();--> statement-breakpoint
CREATE TRIGGER topups_immutable BEFORE UPDATE ON "topups" FOR EACH ROW EXECUTE FUNCTION refuse_new_content();--> statement-breakpoint
CREATE TRIGGER topup_prices_immutable BEFORE UPDATE ON "topup_prices" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER invoices_immutable BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER invoice_files_immutable BEFORE UPDATE OR DELETE ON "invoice_files" FOR EACH ROW EXECUTE FUNCTION refuse_change();
