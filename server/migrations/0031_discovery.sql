CREATE TABLE "gone_addresses" (
	"kind" text NOT NULL,
	"slug_hash" text NOT NULL,
	"gone_on" date NOT NULL,
	CONSTRAINT "gone_addresses_kind_slug_hash_pk" PRIMARY KEY("kind","slug_hash")
);
--> statement-breakpoint
CREATE TABLE "share_pictures" (
	"kind" text NOT NULL,
	"thing_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"bytes" integer NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "share_pictures_kind_thing_id_pk" PRIMARY KEY("kind","thing_id")
);
--> statement-breakpoint
DROP INDEX "products_by_state";--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "slug" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "city_id" uuid;--> statement-breakpoint
CREATE INDEX "products_by_state" ON "products" USING btree ("state_id","category_id","city_id","score","id","price_unit","asked_price","brand_id") WHERE "products"."shown";--> statement-breakpoint
-- A name as an address writes it; empty where it has no letter of the Latin script.
CREATE FUNCTION slug_of(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
  select trim(both '-' from regexp_replace(
    lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g')), '[^a-z0-9]+', '-', 'g'))
$$;--> statement-breakpoint
UPDATE brands SET slug = CASE WHEN named.place = 1 AND named.plain <> '' THEN named.plain
    ELSE coalesce(nullif(named.plain, ''), 'brand') || '-' || right(brands.id::text, 6) END
  FROM (SELECT id, slug_of(name) AS plain, row_number() OVER (PARTITION BY slug_of(name) ORDER BY created_at, id) AS place
          FROM brands) AS named
 WHERE named.id = brands.id;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_slug_unique" UNIQUE("slug");--> statement-breakpoint
CREATE FUNCTION give_brand_slug() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  plain text := slug_of(new.name);
begin
  if new.slug <> '' then
    return new;
  end if;
  if plain = '' or exists (select from brands where slug = plain) then
    new.slug := coalesce(nullif(plain, ''), 'brand') || '-' || right(new.id::text, 6);
  else
    new.slug := plain;
  end if;
  return new;
end $$;--> statement-breakpoint
CREATE TRIGGER give_slug BEFORE INSERT ON brands FOR EACH ROW EXECUTE FUNCTION give_brand_slug();--> statement-breakpoint
-- A product also has its seller's city.
CREATE OR REPLACE FUNCTION derive_product() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  seller record;
begin
  select state_id, city_id, not is_blocked and proven_at is not null as listed into seller
    from members where id = new.seller_id;
  new.state_id := seller.state_id;
  new.city_id := seller.city_id;
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
DROP TRIGGER derive_products ON members;--> statement-breakpoint
CREATE TRIGGER derive_products AFTER UPDATE OF state_id, city_id, is_blocked, proven_at ON members FOR EACH ROW
  WHEN (old.state_id IS DISTINCT FROM new.state_id OR old.city_id IS DISTINCT FROM new.city_id
    OR old.is_blocked IS DISTINCT FROM new.is_blocked OR (old.proven_at IS NULL) IS DISTINCT FROM (new.proven_at IS NULL))
  EXECUTE FUNCTION derive_products_of();--> statement-breakpoint
-- What is counted does not change by it.
ALTER TABLE products DISABLE TRIGGER follow_updated;--> statement-breakpoint
UPDATE products SET city_id = members.city_id FROM members WHERE members.id = seller_id AND members.city_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE products ENABLE TRIGGER follow_updated;--> statement-breakpoint
-- The address of what is deleted or taken down: kind of thing, and which of its columns the address ends in.
CREATE FUNCTION mark_gone() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into gone_addresses (kind, slug_hash, gone_on)
  values (tg_argv[0], encode(sha256(convert_to(to_jsonb(old) ->> tg_argv[1], 'UTF8')), 'hex'),
          (now() at time zone 'Asia/Kolkata')::date)
      on conflict (kind, slug_hash) do update set gone_on = excluded.gone_on;
  return null;
end $$;--> statement-breakpoint
-- An address that is used again is no longer gone.
CREATE FUNCTION mark_used() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if not exists (select from gone_addresses where kind = tg_argv[0]) then
    return null;
  end if;
  if tg_level = 'ROW' then
    delete from gone_addresses where kind = tg_argv[0]
       and slug_hash = encode(sha256(convert_to(to_jsonb(new) ->> tg_argv[1], 'UTF8')), 'hex');
  else
    delete from gone_addresses where kind = tg_argv[0]
       and slug_hash in (select encode(sha256(convert_to(slug, 'UTF8')), 'hex') from new_rows);
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER gone_deleted AFTER DELETE ON products FOR EACH ROW
  WHEN (old.approval = 'APPROVED') EXECUTE FUNCTION mark_gone('product', 'slug');--> statement-breakpoint
CREATE TRIGGER gone_withdrawn AFTER UPDATE OF approval ON products FOR EACH ROW
  WHEN (old.approval = 'APPROVED' AND new.approval <> 'APPROVED') EXECUTE FUNCTION mark_gone('product', 'slug');--> statement-breakpoint
CREATE TRIGGER used_approved AFTER UPDATE OF approval ON products FOR EACH ROW
  WHEN (old.approval <> 'APPROVED' AND new.approval = 'APPROVED') EXECUTE FUNCTION mark_used('product', 'slug');--> statement-breakpoint
CREATE TRIGGER used_new AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_used('product', 'slug');--> statement-breakpoint
CREATE TRIGGER gone_deleted AFTER DELETE ON members FOR EACH ROW
  WHEN (old.proven_at IS NOT NULL AND old.role NOT IN ('USER', 'ADMIN', 'SUBADMIN', 'APPROVERS'))
  EXECUTE FUNCTION mark_gone('seller', 'slug');--> statement-breakpoint
CREATE TRIGGER used_renamed AFTER UPDATE OF slug ON members FOR EACH ROW
  WHEN (old.slug <> new.slug) EXECUTE FUNCTION mark_used('seller', 'slug');--> statement-breakpoint
CREATE TRIGGER used_new AFTER INSERT ON members REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_used('seller', 'slug');--> statement-breakpoint
CREATE TRIGGER gone_deleted AFTER DELETE ON blog_posts FOR EACH ROW
  WHEN (old.is_published) EXECUTE FUNCTION mark_gone('post', 'slug');--> statement-breakpoint
CREATE TRIGGER used_renamed AFTER UPDATE OF slug ON blog_posts FOR EACH ROW
  WHEN (old.slug <> new.slug) EXECUTE FUNCTION mark_used('post', 'slug');--> statement-breakpoint
CREATE TRIGGER used_new AFTER INSERT ON blog_posts REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_used('post', 'slug');--> statement-breakpoint
CREATE TRIGGER gone_deleted AFTER DELETE ON videos FOR EACH ROW
  WHEN (old.is_published) EXECUTE FUNCTION mark_gone('video', 'id');--> statement-breakpoint
CREATE TRIGGER gone_deleted AFTER DELETE ON reels FOR EACH ROW
  WHEN (old.approval = 'APPROVED') EXECUTE FUNCTION mark_gone('reel', 'id');--> statement-breakpoint
CREATE TRIGGER gone_withdrawn AFTER UPDATE OF approval ON reels FOR EACH ROW
  WHEN (old.approval = 'APPROVED' AND new.approval <> 'APPROVED') EXECUTE FUNCTION mark_gone('reel', 'id');--> statement-breakpoint
CREATE TRIGGER used_approved AFTER UPDATE OF approval ON reels FOR EACH ROW
  WHEN (old.approval <> 'APPROVED' AND new.approval = 'APPROVED') EXECUTE FUNCTION mark_used('reel', 'id');--> statement-breakpoint
CREATE TRIGGER gone_deleted AFTER DELETE ON opportunities FOR EACH ROW
  WHEN (old.approval = 'APPROVED') EXECUTE FUNCTION mark_gone('opportunity', 'id');