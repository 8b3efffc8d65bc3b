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
ALTER TABLE "orders" ADD COLUMN "paid_as" text;--> statement-breakpoint
ALTER TABLE "payment_steps" ADD CONSTRAINT "payment_steps_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_steps_by_order" ON "payment_steps" USING btree ("order_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "unmatched_payments_once" ON "unmatched_payments" USING btree ("provider","provider_order_id");--> statement-breakpoint
CREATE INDEX "unmatched_payments_by_time" ON "unmatched_payments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "allowances_by_topup_price" ON "allowances" USING btree ("topup_price_id") WHERE "allowances"."topup_price_id" is not null;--> statement-breakpoint
CREATE INDEX "member_subscriptions_by_plan" ON "member_subscriptions" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "payment_notices_by_order" ON "payment_notices" USING btree ("order_id");--> statement-breakpoint
-- Every paper is added to the sums of its month when it is issued; papers never change.
CREATE FUNCTION sum_papers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO gst_months (month, series, state_code, state_name, papers, taxable, cgst, sgst, igst, round_off, total)
  SELECT to_char(day, 'YYYY-MM'), series, place_of_supply ->> 'code', max(place_of_supply ->> 'name'), count(*),
         sum(taxable), sum(cgst), sum(sgst), sum(igst), sum(round_off), sum(total)
    FROM issued GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (month, series, state_code) DO UPDATE SET
    state_name = excluded.state_name, papers = gst_months.papers + excluded.papers,
    taxable = gst_months.taxable + excluded.taxable, cgst = gst_months.cgst + excluded.cgst,
    sgst = gst_months.sgst + excluded.sgst, igst = gst_months.igst + excluded.igst,
    round_off = gst_months.round_off + excluded.round_off, total = gst_months.total + excluded.total;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sum_papers AFTER INSERT ON "invoices" REFERENCING NEW TABLE AS issued FOR EACH STATEMENT EXECUTE FUNCTION sum_papers();--> statement-breakpoint
INSERT INTO gst_months (month, series, state_code, state_name, papers, taxable, cgst, sgst, igst, round_off, total)
SELECT to_char(day, 'YYYY-MM'), series, place_of_supply ->> 'code', max(place_of_supply ->> 'name'), count(*),
       sum(taxable), sum(cgst), sum(sgst), sum(igst), sum(round_off), sum(total)
  FROM invoices GROUP BY 1, 2, 3;--> statement-breakpoint
-- What is known of the orders of before.
INSERT INTO payment_steps (order_id, kind, said, amount, about, at)
SELECT step.order_id, step.kind, step.said, step.amount, step.about, step.at FROM (
  SELECT id AS order_id, 'state' AS kind, 'CREATED' AS said, NULL::bigint AS amount, NULL AS about, created_at AS at, 1 AS turn FROM orders
  UNION ALL SELECT id, 'state', 'PAID', NULL, NULL, paid_at, 2 FROM orders WHERE paid_at IS NOT NULL
  UNION ALL SELECT id, 'state', state, NULL, NULL, updated_at, 3 FROM orders WHERE state IN ('FAILED', 'EXPIRED')
  UNION ALL SELECT order_id, 'refund', 'asked', amount, id, created_at, 4 FROM refunds
  UNION ALL SELECT order_id, 'refund', 'done', amount, id, coalesce(done_at, created_at), 5 FROM refunds WHERE state = 'done'
  UNION ALL SELECT id, 'state', 'REFUNDED', NULL, NULL, updated_at, 6 FROM orders WHERE state = 'REFUNDED'
) AS step ORDER BY step.at, step.turn;
