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
	"ends_at" timestamp with time zone NOT NULL
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
	"ends_at" timestamp with time zone NOT NULL
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
ALTER TABLE "banners" ALTER COLUMN "title" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "banners" ALTER COLUMN "link" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "banners" ALTER COLUMN "link_text" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "review" text DEFAULT 'PENDING' NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "version" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "waiting" jsonb;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "reject_reason" text;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "submitted_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "product_id" uuid;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_sales" ADD CONSTRAINT "flash_sales_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_sales" ADD CONSTRAINT "flash_sales_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arrivals_by_end" ON "arrivals" USING btree ("ends_at","id") WHERE "arrivals"."approval" = 'APPROVED';--> statement-breakpoint
CREATE INDEX "arrivals_by_start" ON "arrivals" USING btree ("starts_at","id") WHERE "arrivals"."approval" = 'APPROVED';--> statement-breakpoint
CREATE INDEX "arrivals_by_owner" ON "arrivals" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "arrivals_by_product" ON "arrivals" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "arrivals_waiting" ON "arrivals" USING btree ("submitted_at","id") WHERE "arrivals"."review" = 'PENDING';--> statement-breakpoint
CREATE INDEX "arrivals_decided" ON "arrivals" USING btree ("review","decided_at" DESC NULLS LAST);--> statement-breakpoint
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
ALTER TABLE "banners" ADD CONSTRAINT "banners_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_on_sale" ON "products" USING btree ("sale_ends_at") WHERE "products"."sale_ends_at" is not null;--> statement-breakpoint
CREATE INDEX "banners_by_end" ON "banners" USING btree ("ends_at","id") WHERE "banners"."approval" = 'APPROVED';--> statement-breakpoint
CREATE INDEX "banners_by_start" ON "banners" USING btree ("starts_at","id") WHERE "banners"."approval" = 'APPROVED';--> statement-breakpoint
CREATE INDEX "banners_by_owner" ON "banners" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "banners_by_product" ON "banners" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "banners_waiting" ON "banners" USING btree ("submitted_at","id") WHERE "banners"."review" = 'PENDING';--> statement-breakpoint
CREATE INDEX "banners_decided" ON "banners" USING btree ("review","decided_at" DESC NULLS LAST);