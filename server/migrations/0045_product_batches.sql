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
ALTER TABLE "products" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "source_hash" text;--> statement-breakpoint
ALTER TABLE "product_batch_rows" ADD CONSTRAINT "product_batch_rows_batch_id_product_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."product_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_batches" ADD CONSTRAINT "product_batches_seller_id_members_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_batch_rows_by_outcome" ON "product_batch_rows" USING btree ("batch_id","outcome","number");--> statement-breakpoint
CREATE INDEX "product_batch_rows_by_code" ON "product_batch_rows" USING btree ("batch_id",lower("code"));--> statement-breakpoint
CREATE INDEX "product_batch_rows_undecided" ON "product_batch_rows" USING btree ("batch_id","number") WHERE "product_batch_rows"."result" is null;--> statement-breakpoint
CREATE INDEX "product_batches_by_seller" ON "product_batches" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "product_batches_waiting" ON "product_batches" USING btree ("submitted_at") WHERE "product_batches"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "product_batches_decided" ON "product_batches" USING btree ("decision","decided_at") WHERE "product_batches"."decision" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "product_batches_busy" ON "product_batches" USING btree ("seller_id") WHERE "product_batches"."state" in ('reading', 'checking');--> statement-breakpoint
CREATE UNIQUE INDEX "products_by_code" ON "products" USING btree ("seller_id",lower("code")) WHERE "products"."code" is not null;