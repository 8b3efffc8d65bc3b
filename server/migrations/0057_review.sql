CREATE TABLE "review_assignments" (
	"kind" text NOT NULL,
	"thing_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "review_assignments_kind_thing_id_pk" PRIMARY KEY("kind","thing_id")
);
--> statement-breakpoint
CREATE TABLE "review_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"approved" boolean NOT NULL,
	"seconds" integer NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_assignments" ADD CONSTRAINT "review_assignments_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_assignments_by_member" ON "review_assignments" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "review_assignments_by_end" ON "review_assignments" USING btree ("until");--> statement-breakpoint
CREATE INDEX "review_decisions_by_time" ON "review_decisions" USING btree ("decided_at","kind","seconds","approved");--> statement-breakpoint
CREATE INDEX "review_templates_by_kind" ON "review_templates" USING btree ("kind","created_at","id");