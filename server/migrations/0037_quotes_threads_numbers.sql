CREATE TABLE "number_places" (
	"id" uuid PRIMARY KEY NOT NULL,
	"requirement_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	"by" text NOT NULL,
	"given_back_at" timestamp with time zone,
	"reason" text,
	"has_paused" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"side" text NOT NULL,
	"text" text,
	"masked" text,
	"file" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"buyer_id" uuid,
	"seller_id" uuid,
	"requirement_id" uuid,
	"buyer_read_at" timestamp with time zone,
	"seller_read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotation_counters" (
	"seller_id" uuid NOT NULL,
	"year" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "quotation_counters_seller_id_year_pk" PRIMARY KEY("seller_id","year")
);
--> statement-breakpoint
CREATE TABLE "quote_versions" (
	"quote_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_versions_quote_id_version_pk" PRIMARY KEY("quote_id","version")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"requirement_id" uuid,
	"seller_id" uuid,
	"buyer_id" uuid,
	"thread_id" uuid NOT NULL,
	"title" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"number" text NOT NULL,
	"unit_price" bigint NOT NULL,
	"unit" text NOT NULL,
	"gst_percent" integer NOT NULL,
	"freight" bigint NOT NULL,
	"lead_time_days" integer NOT NULL,
	"valid_until" date NOT NULL,
	"note" text,
	"note_masked" text,
	"file" text,
	"hsn" text,
	"size" text,
	"thickness" text,
	"product_id" uuid,
	"amount" numeric(15, 3),
	"amount_unit" text,
	"landed" bigint,
	"goods" bigint,
	"gst" bigint,
	"total" bigint,
	"decline_reason" text,
	"decided_at" timestamp with time zone,
	"parties" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "number_places" ADD CONSTRAINT "number_places_requirement_id_requirements_id_fk" FOREIGN KEY ("requirement_id") REFERENCES "public"."requirements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "number_places" ADD CONSTRAINT "number_places_seller_id_members_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_requirement_id_requirements_id_fk" FOREIGN KEY ("requirement_id") REFERENCES "public"."requirements"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_counters" ADD CONSTRAINT "quotation_counters_seller_id_members_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD CONSTRAINT "quote_versions_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_requirement_id_requirements_id_fk" FOREIGN KEY ("requirement_id") REFERENCES "public"."requirements"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "number_places_of_seller" ON "number_places" USING btree ("requirement_id","seller_id");--> statement-breakpoint
CREATE INDEX "messages_of_thread" ON "messages" USING btree ("thread_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "threads_of_requirement" ON "threads" USING btree ("requirement_id","seller_id");--> statement-breakpoint
CREATE INDEX "threads_of_buyer" ON "threads" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "threads_of_seller" ON "threads" USING btree ("seller_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_one_a_seller" ON "quotes" USING btree ("requirement_id","seller_id");--> statement-breakpoint
CREATE INDEX "quotes_of_seller" ON "quotes" USING btree ("seller_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quotes_of_buyer" ON "quotes" USING btree ("buyer_id");