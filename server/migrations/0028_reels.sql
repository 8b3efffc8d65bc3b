CREATE TABLE "media_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"use" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reel_bookmarks" (
	"member_id" uuid NOT NULL,
	"reel_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reel_bookmarks_member_id_reel_id_pk" PRIMARY KEY("member_id","reel_id")
);
--> statement-breakpoint
CREATE TABLE "reel_likes" (
	"member_id" uuid NOT NULL,
	"reel_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reel_likes_member_id_reel_id_pk" PRIMARY KEY("member_id","reel_id")
);
--> statement-breakpoint
CREATE TABLE "reel_totals" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"shown" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP INDEX "reels_latest";--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "poster_at" real;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "frames" jsonb;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "sources" jsonb;--> statement-breakpoint
ALTER TABLE "reel_visits" ADD COLUMN "at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "reels" ADD COLUMN "captions" text;--> statement-breakpoint
ALTER TABLE "reels" ADD COLUMN "product_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reels" ADD COLUMN "review" text DEFAULT 'PENDING' NOT NULL;--> statement-breakpoint
ALTER TABLE "reels" ADD COLUMN "version" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "reels" ADD COLUMN "waiting" jsonb;--> statement-breakpoint
ALTER TABLE "reels" ADD COLUMN "submitted_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "reels" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reel_bookmarks" ADD CONSTRAINT "reel_bookmarks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reel_bookmarks" ADD CONSTRAINT "reel_bookmarks_reel_id_reels_id_fk" FOREIGN KEY ("reel_id") REFERENCES "public"."reels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reel_likes" ADD CONSTRAINT "reel_likes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reel_likes" ADD CONSTRAINT "reel_likes_reel_id_reels_id_fk" FOREIGN KEY ("reel_id") REFERENCES "public"."reels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_uploads_of_owner" ON "media_uploads" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "reel_bookmarks_of_reel" ON "reel_bookmarks" USING btree ("reel_id");--> statement-breakpoint
CREATE INDEX "reel_likes_of_reel" ON "reel_likes" USING btree ("reel_id");--> statement-breakpoint
CREATE INDEX "reel_visits_seen" ON "reel_visits" USING btree ("visitor","reel_id","at") WHERE "reel_visits"."kind" = 'view';--> statement-breakpoint
CREATE INDEX "reels_feed" ON "reels" USING btree ("created_at","id","category") WHERE "reels"."shown";--> statement-breakpoint
CREATE INDEX "reels_waiting" ON "reels" USING btree ("submitted_at","id") WHERE "reels"."review" = 'PENDING';--> statement-breakpoint
CREATE INDEX "reels_decided" ON "reels" USING btree ("review","decided_at");--> statement-breakpoint
UPDATE reels SET review = approval, submitted_at = created_at,
  decided_at = CASE WHEN approval <> 'PENDING' THEN coalesce(approved_at, updated_at) END;--> statement-breakpoint
UPDATE reel_visits SET at = hour;--> statement-breakpoint
-- How many reels are shown, in one row.
INSERT INTO reel_totals (shown) SELECT count(*) FROM reels WHERE shown;--> statement-breakpoint
CREATE FUNCTION count_reels() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  change integer;
begin
  if tg_op = 'UPDATE' then
    change := new.shown::integer - old.shown::integer;
  elsif tg_op = 'INSERT' then
    select count(*) into change from changed where shown;
  else
    select -count(*) into change from changed where shown;
  end if;
  if change <> 0 then
    update reel_totals set shown = shown + change;
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER count_new AFTER INSERT ON reels REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_reels();--> statement-breakpoint
CREATE TRIGGER count_gone AFTER DELETE ON reels REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_reels();--> statement-breakpoint
CREATE TRIGGER count_change AFTER UPDATE ON reels FOR EACH ROW
  WHEN (old.shown IS DISTINCT FROM new.shown) EXECUTE FUNCTION count_reels();--> statement-breakpoint
-- A like counts while its row is there, whoever removes it: its member, or the erasure of that member.
CREATE FUNCTION count_reel_likes() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'INSERT' then
    update reels set like_count = like_count + 1 where id = new.reel_id;
  else
    update reels set like_count = greatest(like_count - 1, 0) where id = old.reel_id;
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER count_likes AFTER INSERT OR DELETE ON reel_likes
  FOR EACH ROW EXECUTE FUNCTION count_reel_likes();
