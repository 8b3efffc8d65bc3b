CREATE TABLE "seller_listings" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"state_id" uuid,
	"city_id" uuid,
	"category_ids" uuid[] NOT NULL,
	"rating" numeric(3, 2) NOT NULL,
	"review_count" integer NOT NULL,
	"product_count" integer NOT NULL,
	"is_pictured" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "seller_listings" ADD CONSTRAINT "seller_listings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seller_listings_by_rating" ON "seller_listings" USING btree ("rating","review_count","member_id");--> statement-breakpoint
CREATE INDEX "seller_listings_by_reviews" ON "seller_listings" USING btree ("review_count","rating","member_id");--> statement-breakpoint
CREATE INDEX "seller_listings_by_products" ON "seller_listings" USING btree ("product_count","rating","member_id");--> statement-breakpoint
CREATE INDEX "seller_listings_by_age" ON "seller_listings" USING btree ("created_at","member_id");--> statement-breakpoint
CREATE INDEX "seller_listings_by_name" ON "seller_listings" USING btree ("name","member_id");--> statement-breakpoint
CREATE INDEX "seller_listings_by_word" ON "seller_listings" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "seller_listings_of_state" ON "seller_listings" USING btree ("state_id","rating","review_count","member_id");--> statement-breakpoint
CREATE INDEX "seller_listings_of_city" ON "seller_listings" USING btree ("city_id","rating","review_count","member_id");--> statement-breakpoint
CREATE INDEX "seller_listings_of_role" ON "seller_listings" USING btree ("role");--> statement-breakpoint
CREATE INDEX "seller_listings_of_category" ON "seller_listings" USING gin ("category_ids");--> statement-breakpoint
CREATE INDEX "seller_listings_best" ON "seller_listings" USING btree ("rating","review_count","member_id") WHERE "seller_listings"."is_pictured" and "seller_listings"."rating" >= 3;--> statement-breakpoint
-- Writes the listing of a store that the public sees, and takes away that of one it does not. One writer at a time for
-- each store, so that none overwrites what another has just changed.
CREATE FUNCTION list_seller(id uuid) RETURNS void LANGUAGE plpgsql AS $$
begin
  perform pg_advisory_xact_lock(hashtextextended(list_seller.id::text, 7291167));
  insert into seller_listings as kept
    (member_id, name, role, state_id, city_id, category_ids, rating, review_count, product_count, is_pictured, created_at)
  select member.id, company.name, member.role, member.state_id, member.city_id,
         array(select category_id from seller_categories where member_id = member.id order by category_id),
         coalesce(figures.rating, 0), coalesce(figures.review_count, 0), coalesce(figures.product_count, 0),
         coalesce(member.profile_image, member.banner_image, '') <> '', member.created_at
    from members member
    join companies company on company.member_id = member.id
    left join seller_figures figures on figures.member_id = member.id
   where member.id = list_seller.id and not member.is_blocked and member.proven_at is not null
     and member.role in ('MANUFACTURER/IMPORTER', 'MANUFACTURER/CORPORATE', 'DISTRIBUTOR', 'DEALER', 'RETAILER', 'CONTRACTOR')
      on conflict (member_id) do update
     set name = excluded.name, role = excluded.role, state_id = excluded.state_id, city_id = excluded.city_id,
         category_ids = excluded.category_ids, rating = excluded.rating, review_count = excluded.review_count,
         product_count = excluded.product_count, is_pictured = excluded.is_pictured, created_at = excluded.created_at;
  if not found then
    delete from seller_listings where member_id = list_seller.id;
  end if;
end $$;--> statement-breakpoint
CREATE FUNCTION follow_seller() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_table_name = 'members' then
    perform list_seller(new.id);
  elsif tg_op = 'DELETE' then
    perform list_seller(old.member_id);
  else
    perform list_seller(new.member_id);
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER follow_seller AFTER UPDATE OF role, state_id, city_id, is_blocked, proven_at, profile_image, banner_image
  ON members FOR EACH ROW
  WHEN ((old.role, old.state_id, old.city_id, old.is_blocked, old.proven_at is null, old.profile_image, old.banner_image)
    IS DISTINCT FROM (new.role, new.state_id, new.city_id, new.is_blocked, new.proven_at is null, new.profile_image, new.banner_image))
  EXECUTE FUNCTION follow_seller();--> statement-breakpoint
CREATE TRIGGER follow_seller AFTER INSERT OR DELETE OR UPDATE OF name ON companies
  FOR EACH ROW EXECUTE FUNCTION follow_seller();--> statement-breakpoint
CREATE TRIGGER follow_seller AFTER INSERT OR DELETE OR UPDATE OF rating, review_count, product_count ON seller_figures
  FOR EACH ROW EXECUTE FUNCTION follow_seller();--> statement-breakpoint
CREATE TRIGGER follow_seller AFTER INSERT OR DELETE ON seller_categories
  FOR EACH ROW EXECUTE FUNCTION follow_seller();--> statement-breakpoint
SELECT list_seller(member_id) FROM companies;
