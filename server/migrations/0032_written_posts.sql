CREATE TABLE "blog_redirects" (
	"slug" text PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_versions" (
	"post_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"excerpt" text NOT NULL,
	"body" text NOT NULL,
	"source" text,
	"category" text NOT NULL,
	"image" text NOT NULL,
	"tags" text[] NOT NULL,
	"editor_id" uuid,
	"restored_from" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_versions_post_id_number_pk" PRIMARY KEY("post_id","number")
);
--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "latest_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "public_version" integer;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "next_slug" text;--> statement-breakpoint
ALTER TABLE "blog_redirects" ADD CONSTRAINT "blog_redirects_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_versions" ADD CONSTRAINT "blog_versions_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_versions" ADD CONSTRAINT "blog_versions_editor_id_members_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_redirects_of_post" ON "blog_redirects" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "blog_versions_by_editor" ON "blog_versions" USING btree ("editor_id");--> statement-breakpoint
CREATE INDEX "blog_posts_due" ON "blog_posts" USING btree ("publish_at") WHERE "blog_posts"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "blog_posts_by_change" ON "blog_posts" USING btree ("updated_at","id");--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_next_slug_unique" UNIQUE("next_slug");