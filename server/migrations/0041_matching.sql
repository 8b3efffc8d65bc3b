CREATE TABLE "state_neighbours" (
	"state_id" uuid NOT NULL,
	"neighbour_id" uuid NOT NULL,
	CONSTRAINT "state_neighbours_state_id_neighbour_id_pk" PRIMARY KEY("state_id","neighbour_id")
);
--> statement-breakpoint
CREATE TABLE "requirement_matches" (
	"requirement_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"score" integer NOT NULL,
	"reasons" jsonb NOT NULL,
	"product_id" uuid,
	"told_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "requirement_matches_requirement_id_seller_id_pk" PRIMARY KEY("requirement_id","seller_id")
);
--> statement-breakpoint
CREATE TABLE "seller_states" (
	"member_id" uuid NOT NULL,
	"state_id" uuid NOT NULL,
	CONSTRAINT "seller_states_member_id_state_id_pk" PRIMARY KEY("member_id","state_id")
);
--> statement-breakpoint
DROP INDEX "requirements_open";--> statement-breakpoint
ALTER TABLE "requirements" ADD COLUMN "amount" numeric GENERATED ALWAYS AS (replace(substring(quantity from '[0-9][0-9,]*'), ',', '')::numeric) STORED;--> statement-breakpoint
ALTER TABLE "requirements" ADD COLUMN "expires_at" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "requirements" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requirements" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requirements" ADD COLUMN "is_featured" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "state_neighbours" ADD CONSTRAINT "state_neighbours_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "state_neighbours" ADD CONSTRAINT "state_neighbours_neighbour_id_states_id_fk" FOREIGN KEY ("neighbour_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_matches" ADD CONSTRAINT "requirement_matches_requirement_id_requirements_id_fk" FOREIGN KEY ("requirement_id") REFERENCES "public"."requirements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_matches" ADD CONSTRAINT "requirement_matches_seller_id_members_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_matches" ADD CONSTRAINT "requirement_matches_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_states" ADD CONSTRAINT "seller_states_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_states" ADD CONSTRAINT "seller_states_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "requirement_matches_of_seller" ON "requirement_matches" USING btree ("seller_id","told_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "requirement_matches_by_product" ON "requirement_matches" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "seller_states_by_state" ON "seller_states" USING btree ("state_id","member_id");--> statement-breakpoint
CREATE INDEX "requirements_by_end" ON "requirements" USING btree ("expires_at") WHERE "requirements"."status" in ('Active', 'Pending');--> statement-breakpoint
CREATE INDEX "requirements_open" ON "requirements" USING btree ("is_featured" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id") WHERE "requirements"."status" = 'Active' and "requirements"."approval" = 'APPROVED';--> statement-breakpoint
CREATE TRIGGER gone_deleted AFTER DELETE ON requirements FOR EACH ROW
  WHEN (old.approval = 'APPROVED') EXECUTE FUNCTION mark_gone('requirement', 'id');
