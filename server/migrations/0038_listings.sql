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
ALTER TABLE "product_versions" ADD COLUMN "licence_number" text;--> statement-breakpoint
ALTER TABLE "product_versions" ADD COLUMN "licence_valid_till" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "licence_number" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "licence_valid_till" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "licence_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_searches_alerting" ON "saved_searches" USING btree ("member_id") WHERE "saved_searches"."alert";--> statement-breakpoint
CREATE INDEX "products_by_approval" ON "products" USING btree ("approved_at") WHERE "products"."shown";