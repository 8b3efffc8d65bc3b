CREATE TABLE "insight_counts" (
	"seller_id" uuid NOT NULL,
	"day" date NOT NULL,
	"measure" text NOT NULL,
	"part" text NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "insight_counts_seller_id_day_measure_part_pk" PRIMARY KEY("seller_id","day","measure","part")
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "city_id" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "review_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "insight_counts" ADD CONSTRAINT "insight_counts_seller_id_members_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_of_seller_by_age" ON "leads" USING btree ("seller_id","created_at");