CREATE TABLE "review_replies" (
	"review_id" uuid PRIMARY KEY NOT NULL,
	"message" text NOT NULL,
	"approval" text DEFAULT 'APPROVED' NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
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
ALTER TABLE "companies" ADD COLUMN "holiday_until" date;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "holiday_note" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "placement_kind" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "placement_id" uuid;--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement_counts" ADD CONSTRAINT "placement_counts_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement_visits" ADD CONSTRAINT "placement_visits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "placement_counts_by_owner" ON "placement_counts" USING btree ("owner_id","day");--> statement-breakpoint
CREATE INDEX "placement_visits_by_member" ON "placement_visits" USING btree ("member_id");