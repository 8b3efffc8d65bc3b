-- Everything a product can be chosen by, a letter before each value: one index answers any combination.
CREATE FUNCTION product_tags(owners uuid[], thickness numeric, facts text[], in_stock boolean, verified boolean) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select array_remove(array[
    'k' || owners[1]::text, 'b' || owners[2]::text, 's' || owners[3]::text, 'c' || owners[4]::text,
    't' || trim_scale(thickness)::text, 'g' || facts[1], 'z' || facts[2], 'w' || facts[3], 'f' || facts[4],
    case when in_stock then 'i' end, case when verified then 'v' end], null)
$$;--> statement-breakpoint
-- A product also knows whether its seller is verified.
CREATE OR REPLACE FUNCTION derive_product() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  seller record;
begin
  select state_id, city_id, not is_blocked and proven_at is not null as listed,
         coalesce((select is_verified from companies where member_id = members.id), false) as verified into seller
    from members where id = new.seller_id;
  new.state_id := seller.state_id;
  new.city_id := seller.city_id;
  new.verified := coalesce(seller.verified, false);
  new.shown := new.approval = 'APPROVED' and coalesce(seller.listed, false);
  new.kin := (
    select concat_ws(' , ', own.name, replace(own.name, ' ', ''), brand.name) || '|' || coalesce(parent.name, '')
      from categories own
      left join categories parent on parent.id = own.parent_id
      left join brands brand on brand.id = new.brand_id
     where own.id = new.category_id
  );
  return new;
end $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION derive_products_of() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_table_name = 'members' then
    update products set approval = approval where seller_id = new.id;
  elsif tg_table_name = 'companies' then
    update products set approval = approval where seller_id = new.member_id;
  elsif tg_table_name = 'brands' then
    update products set approval = approval where brand_id = new.id;
  else
    update products set approval = approval
     where category_id in (select id from categories where id = new.id or parent_id = new.id);
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER derive_products AFTER UPDATE OF is_verified ON companies FOR EACH ROW
  WHEN (old.is_verified IS DISTINCT FROM new.is_verified) EXECUTE FUNCTION derive_products_of();--> statement-breakpoint
CREATE TRIGGER derive_products_new AFTER INSERT ON companies FOR EACH ROW
  WHEN (new.is_verified) EXECUTE FUNCTION derive_products_of();--> statement-breakpoint
DROP INDEX "products_of_category_by_score";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "thickness_mm" numeric(6, 2);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "grade_read" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "size_read" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "wood_read" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "finish_read" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sqft_factor" double precision;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "facts_read" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Nothing of this is counted, so nothing is counted anew.
ALTER TABLE products DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE products SET verified = true FROM companies WHERE companies.member_id = products.seller_id AND companies.is_verified;--> statement-breakpoint
ALTER TABLE products ENABLE TRIGGER USER;--> statement-breakpoint
-- Both at once: the table is written anew only once. What sellers wrote is read by a job (catalog.readFacts).
ALTER TABLE "products" ADD COLUMN "sqft_price" integer GENERATED ALWAYS AS (case when sqft_factor is not null then least(round(asked_price::double precision * sqft_factor * 100), 2000000000)::integer end) STORED,
  ADD COLUMN "tags" text[] GENERATED ALWAYS AS (product_tags(array[category_id, brand_id, state_id, city_id], thickness_mm, array[grade_read, size_read, wood_read, finish_read], in_stock, verified)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_by_sqft" ON "products" USING btree ("sqft_price","id") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_of_category_by_sqft" ON "products" USING btree ("category_id","sqft_price","id") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_by_tags" ON "products" USING gin ("tags") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_unread" ON "products" USING btree ("id") WHERE not "products"."facts_read";--> statement-breakpoint
CREATE INDEX "products_of_category_by_score" ON "products" USING btree ("category_id","score","id","thickness_mm","grade_read","size_read","wood_read","finish_read","in_stock","verified","sqft_price","city_id","brand_id","state_id","asked_price") WHERE "products"."shown";