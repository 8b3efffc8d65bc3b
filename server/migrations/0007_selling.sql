CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" uuid NOT NULL,
	"kind" text NOT NULL,
	"thing_id" uuid NOT NULL,
	"reporter_id" uuid,
	"reason" text NOT NULL,
	"message" text,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"decision_reason" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "wishlist" (
	"member_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_member_id_product_id_pk" PRIMARY KEY("member_id","product_id")
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gst_rejections" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"reason" text NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_members_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist" ADD CONSTRAINT "wishlist_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist" ADD CONSTRAINT "wishlist_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_seller_id_members_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gst_rejections" ADD CONSTRAINT "gst_rejections_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_once" ON "reports" USING btree ("reporter_id","kind","thing_id") WHERE "reports"."state" = 'PENDING';--> statement-breakpoint
CREATE INDEX "reports_by_state" ON "reports" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "product_versions_open" ON "product_versions" USING btree ("product_id") WHERE "product_versions"."state" <> 'APPROVED';--> statement-breakpoint
CREATE INDEX "product_versions_waiting" ON "product_versions" USING btree ("created_at","id") WHERE "product_versions"."state" = 'PENDING';--> statement-breakpoint
CREATE INDEX "product_versions_decided" ON "product_versions" USING btree ("state","decided_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_versions_by_product" ON "product_versions" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "wishlist_latest" ON "wishlist" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "wishlist_by_product" ON "wishlist" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "review_votes_by_member" ON "review_votes" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once_a_product" ON "reviews" USING btree ("product_id","author_id") WHERE "reviews"."product_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once_a_seller" ON "reviews" USING btree ("seller_id","author_id") WHERE "reviews"."product_id" is null;--> statement-breakpoint
CREATE INDEX "reviews_of_product" ON "reviews" USING btree ("product_id","created_at" DESC NULLS LAST) WHERE "reviews"."product_id" is not null;--> statement-breakpoint
CREATE INDEX "reviews_of_seller" ON "reviews" USING btree ("seller_id","created_at" DESC NULLS LAST) WHERE "reviews"."product_id" is null;--> statement-breakpoint
CREATE INDEX "reviews_by_author" ON "reviews" USING btree ("author_id");--> statement-breakpoint
INSERT INTO "product_versions" ("id", "product_id", "category_id", "brand_id", "name", "list_price", "selling_price", "price_unit", "short_description", "long_description", "thickness", "application", "grade", "wood", "glue", "warranty", "size", "finish", "standard", "minimum_order", "main_image", "images", "state", "reject_reason", "created_at")
SELECT gen_random_uuid(), p."id", p."category_id", p."brand_id", p."name", p."list_price", p."selling_price", p."price_unit", p."short_description", p."long_description", p."thickness", p."application", p."grade", p."wood", p."glue", p."warranty", p."size", p."finish", p."standard", p."minimum_order", p."main_image", ARRAY(SELECT i."path" FROM "product_images" i WHERE i."product_id" = p."id" ORDER BY i."position"), p."approval", p."reject_reason", p."updated_at"
FROM "products" p WHERE p."approval" <> 'APPROVED';--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "reject_reason";