CREATE TABLE "kept_columns" (
	"seller_id" uuid NOT NULL,
	"titles" text NOT NULL,
	"uses" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kept_columns_seller_id_titles_pk" PRIMARY KEY("seller_id","titles")
);
--> statement-breakpoint
CREATE TABLE "product_batch_tables" (
	"batch_id" uuid PRIMARY KEY NOT NULL,
	"lines" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_batch_rows" ADD COLUMN "line" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_batch_rows" ADD COLUMN "section" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_batch_rows" ADD COLUMN "identity" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_batch_rows" ADD COLUMN "edits" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_batch_rows" ADD COLUMN "causes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_batches" ADD COLUMN "layout" jsonb;--> statement-breakpoint
ALTER TABLE "product_batches" ADD COLUMN "remedies" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_batches" ADD COLUMN "draft" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_batches" ADD COLUMN "left_out" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_batches" ADD COLUMN "missing" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_batches" ADD COLUMN "rest_id" uuid;--> statement-breakpoint
ALTER TABLE "kept_columns" ADD CONSTRAINT "kept_columns_seller_id_members_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_batch_tables" ADD CONSTRAINT "product_batch_tables_batch_id_product_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."product_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_batch_rows_by_identity" ON "product_batch_rows" USING btree ("batch_id","identity");