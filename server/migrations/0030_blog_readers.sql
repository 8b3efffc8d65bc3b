CREATE TABLE "blog_bookmarks" (
	"member_id" uuid NOT NULL,
	"blog_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_bookmarks_member_id_blog_id_pk" PRIMARY KEY("member_id","blog_id")
);
--> statement-breakpoint
CREATE TABLE "blog_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"blog_id" uuid NOT NULL,
	"parent_id" uuid,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL,
	"reject_reason" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_likes" (
	"member_id" uuid NOT NULL,
	"blog_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_likes_member_id_blog_id_pk" PRIMARY KEY("member_id","blog_id")
);
--> statement-breakpoint
CREATE TABLE "video_views" (
	"video_id" uuid NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"viewer" text NOT NULL,
	CONSTRAINT "video_views_video_id_hour_viewer_pk" PRIMARY KEY("video_id","hour","viewer")
);
--> statement-breakpoint
CREATE TABLE "blog_counts" (
	"category" text PRIMARY KEY NOT NULL,
	"posts" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "blog_posts_by_words";--> statement-breakpoint
ALTER TABLE "blog_posts" drop column "words";--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', name || ' ' || category || ' ' || excerpt || ' ' || regexp_replace(body, '<[^>]*>', ' ', 'g'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "like_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "comment_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_bookmarks" ADD CONSTRAINT "blog_bookmarks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_bookmarks" ADD CONSTRAINT "blog_bookmarks_blog_id_blog_posts_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_comments" ADD CONSTRAINT "blog_comments_blog_id_blog_posts_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_comments" ADD CONSTRAINT "blog_comments_parent_id_blog_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blog_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_comments" ADD CONSTRAINT "blog_comments_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_likes" ADD CONSTRAINT "blog_likes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_likes" ADD CONSTRAINT "blog_likes_blog_id_blog_posts_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_views" ADD CONSTRAINT "video_views_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_bookmarks_of_post" ON "blog_bookmarks" USING btree ("blog_id");--> statement-breakpoint
CREATE INDEX "blog_comments_of_post" ON "blog_comments" USING btree ("blog_id","created_at","id") WHERE "blog_comments"."state" = 'APPROVED' and "blog_comments"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "blog_comments_answers" ON "blog_comments" USING btree ("parent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "blog_comments_waiting" ON "blog_comments" USING btree ("created_at","id") WHERE "blog_comments"."state" = 'PENDING';--> statement-breakpoint
CREATE INDEX "blog_comments_decided" ON "blog_comments" USING btree ("state","decided_at");--> statement-breakpoint
CREATE INDEX "blog_comments_by_author" ON "blog_comments" USING btree ("author_id","blog_id");--> statement-breakpoint
CREATE INDEX "blog_likes_of_post" ON "blog_likes" USING btree ("blog_id");--> statement-breakpoint
CREATE INDEX "video_views_by_viewer" ON "video_views" USING btree ("viewer");--> statement-breakpoint
CREATE INDEX "blog_posts_by_tag" ON "blog_posts" USING gin ("tags") WHERE "blog_posts"."is_published";--> statement-breakpoint
CREATE INDEX "blog_posts_by_words" ON "blog_posts" USING gin ("words") WHERE "blog_posts"."is_published";--> statement-breakpoint
-- How many posts of each category are published.
INSERT INTO blog_counts (category, posts) SELECT category, count(*) FROM blog_posts WHERE is_published GROUP BY category;--> statement-breakpoint
CREATE FUNCTION count_posts() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'TRUNCATE' then
    delete from blog_counts;
  elsif tg_op = 'UPDATE' then
    insert into blog_counts as counted (category, posts)
    select category, sum(change)
      from (values (old.category, -old.is_published::integer), (new.category, new.is_published::integer))
        as changes (category, change)
     group by category having sum(change) <> 0 order by category
        on conflict (category) do update set posts = counted.posts + excluded.posts;
  else
    insert into blog_counts as counted (category, posts)
    select category, count(*) * case tg_op when 'INSERT' then 1 else -1 end
      from changed where is_published group by category order by category
        on conflict (category) do update set posts = counted.posts + excluded.posts;
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER count_new AFTER INSERT ON blog_posts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_posts();--> statement-breakpoint
CREATE TRIGGER count_gone AFTER DELETE ON blog_posts REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_posts();--> statement-breakpoint
CREATE TRIGGER count_none AFTER TRUNCATE ON blog_posts FOR EACH STATEMENT EXECUTE FUNCTION count_posts();--> statement-breakpoint
CREATE TRIGGER count_change AFTER UPDATE ON blog_posts FOR EACH ROW
  WHEN ((old.is_published, old.category) IS DISTINCT FROM (new.is_published, new.category))
  EXECUTE FUNCTION count_posts();--> statement-breakpoint
-- A like counts while its row is there, whoever removes it: its member, or the erasure of that member.
CREATE FUNCTION count_post_likes() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'INSERT' then
    update blog_posts set like_count = like_count + 1 where id = new.blog_id;
  else
    update blog_posts set like_count = greatest(like_count - 1, 0) where id = old.blog_id;
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER count_likes AFTER INSERT OR DELETE ON blog_likes
  FOR EACH ROW EXECUTE FUNCTION count_post_likes();--> statement-breakpoint
-- Comments count while they are approved.
CREATE FUNCTION count_post_comments() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  change integer := 0;
begin
  if tg_op <> 'DELETE' and new.state = 'APPROVED' then
    change := change + 1;
  end if;
  if tg_op <> 'INSERT' and old.state = 'APPROVED' then
    change := change - 1;
  end if;
  if change <> 0 then
    update blog_posts set comment_count = greatest(comment_count + change, 0)
     where id = case tg_op when 'DELETE' then old.blog_id else new.blog_id end;
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER count_comments AFTER INSERT OR DELETE OR UPDATE OF state ON blog_comments
  FOR EACH ROW EXECUTE FUNCTION count_post_comments();
