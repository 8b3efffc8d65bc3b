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
ALTER TABLE "lead_contacts" ADD COLUMN "share_id" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "share_id" uuid;--> statement-breakpoint
ALTER TABLE "shared_products" ADD CONSTRAINT "shared_products_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_sharer_id_members_id_fk" FOREIGN KEY ("sharer_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shares_of_sharer" ON "shares" USING btree ("sharer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lead_contacts_of_share" ON "lead_contacts" USING btree ("share_id") WHERE "lead_contacts"."share_id" is not null;