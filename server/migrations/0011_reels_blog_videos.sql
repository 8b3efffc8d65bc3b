CREATE TABLE "blog_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"excerpt" text NOT NULL,
	"body" text NOT NULL,
	"category" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"words" text GENERATED ALWAYS AS (name || ' ' || category || ' ' || excerpt || ' ' || regexp_replace(body, '<[^>]*>', ' ', 'g')) STORED NOT NULL,
	"reading_minutes" integer GENERATED ALWAYS AS (greatest(1, round(length(regexp_replace(body, '<[^>]*>', '', 'g')) / 1200.0))::integer) STORED NOT NULL,
	CONSTRAINT "blog_posts_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"category" text DEFAULT 'Video' NOT NULL,
	"url" text NOT NULL,
	"thumbnail" text DEFAULT '' NOT NULL,
	"duration" integer NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"words" text GENERATED ALWAYS AS (name || ' ' || category || ' ' || description) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reel_visits" (
	"reel_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "reel_visits_reel_id_kind_hour_visitor_pk" PRIMARY KEY("reel_id","kind","hour","visitor")
);
--> statement-breakpoint
CREATE TABLE "reels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text DEFAULT 'General' NOT NULL,
	"hashtags" text[] DEFAULT '{}' NOT NULL,
	"video" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"approval" text DEFAULT 'PENDING' NOT NULL,
	"reject_reason" text,
	"approved_at" timestamp with time zone,
	"view_count" integer DEFAULT 0 NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"share_count" integer DEFAULT 0 NOT NULL,
	"shown" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reel_visits" ADD CONSTRAINT "reel_visits_reel_id_reels_id_fk" FOREIGN KEY ("reel_id") REFERENCES "public"."reels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reels" ADD CONSTRAINT "reels_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_posts_latest" ON "blog_posts" USING btree ("created_at","id") WHERE "blog_posts"."is_published";--> statement-breakpoint
CREATE INDEX "blog_posts_by_name" ON "blog_posts" USING btree ("name","id") WHERE "blog_posts"."is_published";--> statement-breakpoint
CREATE INDEX "blog_posts_of_category" ON "blog_posts" USING btree ("category","created_at","id") WHERE "blog_posts"."is_published";--> statement-breakpoint
CREATE INDEX "blog_posts_by_words" ON "blog_posts" USING gin ("words" gin_trgm_ops) WHERE "blog_posts"."is_published";--> statement-breakpoint
CREATE INDEX "videos_latest" ON "videos" USING btree ("created_at","id") WHERE "videos"."is_published";--> statement-breakpoint
CREATE INDEX "videos_of_category" ON "videos" USING btree ("category","created_at","id") WHERE "videos"."is_published";--> statement-breakpoint
CREATE INDEX "videos_by_words" ON "videos" USING gin ("words" gin_trgm_ops) WHERE "videos"."is_published";--> statement-breakpoint
CREATE INDEX "reels_latest" ON "reels" USING btree ("created_at","id") WHERE "reels"."shown";--> statement-breakpoint
CREATE INDEX "reels_by_owner" ON "reels" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reels_by_video" ON "reels" USING btree ("video");