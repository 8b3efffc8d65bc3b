DROP INDEX "seller_listings_by_rating";--> statement-breakpoint
DROP INDEX "seller_listings_of_state";--> statement-breakpoint
DROP INDEX "seller_listings_of_city";--> statement-breakpoint
DROP INDEX "seller_listings_best";--> statement-breakpoint
ALTER TABLE "seller_listings" ADD COLUMN "pin_area" text;--> statement-breakpoint
ALTER TABLE "seller_listings" ADD COLUMN "weighted_rating" numeric(5, 4) GENERATED ALWAYS AS ((rating * review_count + 17.5) / (review_count + 5)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "seller_listings_by_weight" ON "seller_listings" USING btree ("weighted_rating","review_count","member_id");--> statement-breakpoint
CREATE INDEX "seller_listings_of_pin" ON "seller_listings" USING btree ("pin_area","city_id");--> statement-breakpoint
CREATE INDEX "seller_listings_by_rating" ON "seller_listings" USING btree ("rating");--> statement-breakpoint
CREATE INDEX "seller_listings_of_state" ON "seller_listings" USING btree ("state_id","weighted_rating","review_count","member_id");--> statement-breakpoint
CREATE INDEX "seller_listings_of_city" ON "seller_listings" USING btree ("city_id","weighted_rating","review_count","member_id");--> statement-breakpoint
CREATE INDEX "seller_listings_best" ON "seller_listings" USING btree ("weighted_rating","review_count","member_id") WHERE "seller_listings"."is_pictured" and "seller_listings"."rating" >= 3;
--> statement-breakpoint
-- As before, with the first three digits of the PIN.
CREATE OR REPLACE FUNCTION list_sellers(ids uuid[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
begin
  perform 1 from members where id = any(ids) order by id for no key update;
  with stores as materialized (
    select member.id, company.name, member.role, member.state_id, member.city_id,
           case when company.pin_code ~ '^[1-9][0-9]{5}$' then left(company.pin_code, 3) end as pin_area,
           array(select category_id from seller_categories where member_id = member.id order by category_id) as category_ids,
           coalesce(figures.rating, 0) as rating, coalesce(figures.review_count, 0) as review_count,
           coalesce(figures.product_count, 0) as product_count,
           coalesce(member.profile_image, member.banner_image, '') <> '' as is_pictured, member.created_at
      from members member
      join companies company on company.member_id = member.id
      left join seller_figures figures on figures.member_id = member.id
     where member.id = any(ids) and not member.is_blocked and member.proven_at is not null
       and member.role in ('MANUFACTURER/IMPORTER', 'MANUFACTURER/CORPORATE', 'DISTRIBUTOR', 'DEALER', 'RETAILER', 'CONTRACTOR')
  ), listed as (
    insert into seller_listings as kept
      (member_id, name, role, state_id, city_id, pin_area, category_ids, rating, review_count, product_count, is_pictured, created_at)
    select * from stores
        on conflict (member_id) do update
       set name = excluded.name, role = excluded.role, state_id = excluded.state_id, city_id = excluded.city_id,
           pin_area = excluded.pin_area, category_ids = excluded.category_ids, rating = excluded.rating,
           review_count = excluded.review_count, product_count = excluded.product_count,
           is_pictured = excluded.is_pictured, created_at = excluded.created_at
     where kept is distinct from excluded
  )
  delete from seller_listings where member_id = any(ids) and member_id not in (select id from stores);
end $$;--> statement-breakpoint
DROP TRIGGER follow_name ON companies;--> statement-breakpoint
CREATE TRIGGER follow_name AFTER UPDATE OF name, pin_code ON companies FOR EACH ROW EXECUTE FUNCTION follow_company();--> statement-breakpoint
UPDATE seller_listings AS listing SET pin_area = left(company.pin_code, 3)
  FROM companies AS company WHERE company.member_id = listing.member_id AND company.pin_code ~ '^[1-9][0-9]{5}$';
