CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- Words as they are compared: small letters, '18 mm' as 18mm, '8 × 4' as 8x4, no plural. A hyphen makes two words and one.
CREATE FUNCTION search_words_of(written text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
declare
  plain text := translate(lower(written), E'×,;:/|&+()[]{}<>"''°³²!?#*@=~^%$_\\\t\n', 'x                                  ') || ' ';
begin
  plain := regexp_replace(plain, '(\d) *x *(\d[\d.]*) *(?:ft|in|mm)?\M', '\1x\2 ', 'g');
  plain := regexp_replace(plain, '(\d) +(mm|cm|in|ft|kg|m)\M', '\1\2', 'g');
  plain := regexp_replace(plain, '([a-z](?:ch|sh|ss|x))es\M', '\1', 'g');
  plain := regexp_replace(plain, '([a-z]{2}[a-hj-rtv-z])s\M', '\1', 'g');
  plain := regexp_replace(plain, '\.(?!\d)', ' ', 'g');
  return array_remove(string_to_array(translate(plain, '-', ' ') || replace(plain, '-', ''), ' '), '');
end $$;--> statement-breakpoint
-- All words of a product: once more with a '=' those of its name, category and brand, only with a '@' those of what it
-- is for, which are often the names of other products. Behind the bar of `kin` stands the parent category.
CREATE FUNCTION product_words(name text, kin text, facts text[], purpose text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
declare
  named text[] := search_words_of(name || ' , ' || split_part(kin, '|', 1));
begin
  return array_to_tsvector(
    named || string_to_array('=' || array_to_string(named, ' ='), ' ')
    || search_words_of(split_part(kin, '|', 2) || ' , ' || array_to_string(facts, ' , '))
    || string_to_array('@' || array_to_string(search_words_of(coalesce(purpose, '')), ' @'), ' ')
  );
end $$;--> statement-breakpoint
-- How a word sounds: one sign for letters that are heard alike, no vowels but a leading one.
CREATE FUNCTION search_sound(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  select left(folded, 1) || regexp_replace(substr(folded, 2), '[aeiouyh]', '', 'g')
  from (
    select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      translate(replace(replace(replace(replace(replace(regexp_replace(
        case when $1 ~ '\d' then '' else regexp_replace(lower($1), '[^a-z]', '', 'g') end,
      '(.)\1+', '\1', 'g'), 'tion', 'sn'), 'ture', '1r'), 'ph', 'f'), 'x', 'ks'), 'q', 'k'), 'wz', 'vj'),
      't?chh?', '1', 'g'), 'sh', 's', 'g'), 'c(?=[eiy])', 's', 'g'), 'ck?', 'k', 'g'), 'd?g(?=e)', 'j', 'g'),
      '^[aeiouy]+', 'a') as folded
  ) as heard
$$;--> statement-breakpoint
CREATE FUNCTION search_slips(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  select case when word ~ '^[a-z]{3,24}$' then array(
    select word union select overlay(word placing '' from at for 1) from generate_series(1, length(word)) as at
  ) else '{}' end
$$;--> statement-breakpoint
-- The ladder is catalog/price-ladder.ts's; a test compares them.
CREATE FUNCTION price_step(price numeric) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  select width_bucket(price, '{10,20,30,40,50,100,150,200,250,300,350,400,450,500,550,600,650,700,750,800,850,900,950,1000,1100,1200,1300,1400,1500,1600,1700,1800,1900,2000,2100,2200,2300,2400,2500,2600,2700,2800,2900,3000,3250,3500,3750,4000,4250,4500,4750,5000,5250,5500,5750,6000,6500,7000,7500,8000,8500,9000,9500,10000,11000,12000,13000,14000,15000,16000,17000,18000,19000,20000,25000,30000,35000,40000,45000,50000,75000,100000,200000,500000,1000000}'::numeric[])
$$;--> statement-breakpoint
CREATE TABLE "product_counts" (
	"kinds" smallint NOT NULL,
	"category_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"state_id" uuid NOT NULL,
	"price_step" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "product_counts_kinds_category_id_brand_id_state_id_price_step_pk" PRIMARY KEY("kinds","category_id","brand_id","state_id","price_step")
);
--> statement-breakpoint
CREATE TABLE "search_lexicon" (
	"term" text PRIMARY KEY NOT NULL,
	"meaning" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"sound" text GENERATED ALWAYS AS (search_sound(term)) STORED NOT NULL,
	"slips" text[] GENERATED ALWAYS AS (search_slips(term)) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL,
	"sound" text GENERATED ALWAYS AS (search_sound(word)) STORED NOT NULL,
	"slips" text[] GENERATED ALWAYS AS (search_slips(word)) STORED NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_by_category";--> statement-breakpoint
DROP INDEX "products_latest";--> statement-breakpoint
DROP INDEX "products_by_name";--> statement-breakpoint
DROP INDEX "products_by_price";--> statement-breakpoint
DROP INDEX "products_by_rating";--> statement-breakpoint
DROP INDEX "products_by_brand";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "shown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "state_id" uuid;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "kin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "price_step" integer GENERATED ALWAYS AS (price_step(asked_price)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "score" integer GENERATED ALWAYS AS (in_stock::integer * 10000 + round((rating * review_count + 17.5) / (review_count + 5) * 1000)::integer) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (product_words(name, kin, array[thickness, size, grade, wood, finish, standard, glue], application)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "product_counts_by_brand" ON "product_counts" USING btree ("kinds","brand_id","price_step");--> statement-breakpoint
CREATE INDEX "product_counts_by_state" ON "product_counts" USING btree ("kinds","state_id","price_step");--> statement-breakpoint
CREATE INDEX "search_lexicon_by_sound" ON "search_lexicon" USING btree ("sound");--> statement-breakpoint
CREATE INDEX "search_lexicon_by_slip" ON "search_lexicon" USING gin ("slips");--> statement-breakpoint
CREATE INDEX "search_lexicon_alike" ON "search_lexicon" USING gin ("term" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_by_sound" ON "search_words" USING btree ("sound");--> statement-breakpoint
CREATE INDEX "search_words_by_slip" ON "search_words" USING gin ("slips");--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_by_score" ON "products" USING btree ("score","id") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_latest_of_category" ON "products" USING btree ("category_id","created_at" DESC NULLS LAST,"id") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_of_category_by_name" ON "products" USING btree ("category_id","name","id") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_of_category_by_price" ON "products" USING btree ("category_id","asked_price","id","brand_id","state_id") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_of_category_by_rating" ON "products" USING btree ("category_id","rating","id") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_of_category_by_score" ON "products" USING btree ("category_id","score","id") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_by_words" ON "products" USING gin ("words") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_by_state" ON "products" USING btree ("state_id","category_id");--> statement-breakpoint
CREATE INDEX "companies_by_name" ON "companies" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_latest" ON "products" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("name","id") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("asked_price","id","category_id","brand_id","state_id") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_by_rating" ON "products" USING btree ("rating","id") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_by_brand" ON "products" USING btree ("brand_id","category_id","state_id");--> statement-breakpoint
-- What a product takes from others: whether its seller is in the lists, the seller's state, the names of its kin.
CREATE FUNCTION derive_product() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  seller record;
begin
  select state_id, not is_blocked and proven_at is not null as listed into seller from members where id = new.seller_id;
  new.state_id := seller.state_id;
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
CREATE TRIGGER derive_product BEFORE INSERT OR UPDATE OF seller_id, category_id, brand_id, approval ON products
  FOR EACH ROW EXECUTE FUNCTION derive_product();--> statement-breakpoint
CREATE FUNCTION derive_products_of() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_table_name = 'members' then
    update products set approval = approval where seller_id = new.id;
  elsif tg_table_name = 'brands' then
    update products set approval = approval where brand_id = new.id;
  else
    update products set approval = approval
     where category_id in (select id from categories where id = new.id or parent_id = new.id);
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER derive_products AFTER UPDATE OF state_id, is_blocked, proven_at ON members FOR EACH ROW
  WHEN ((old.state_id, old.is_blocked, old.proven_at is null) IS DISTINCT FROM (new.state_id, new.is_blocked, new.proven_at is null))
  EXECUTE FUNCTION derive_products_of();--> statement-breakpoint
CREATE TRIGGER derive_products AFTER UPDATE OF name ON brands FOR EACH ROW
  WHEN (old.name IS DISTINCT FROM new.name) EXECUTE FUNCTION derive_products_of();--> statement-breakpoint
CREATE TRIGGER derive_products AFTER UPDATE OF name, parent_id ON categories FOR EACH ROW
  WHEN ((old.name, old.parent_id) IS DISTINCT FROM (new.name, new.parent_id)) EXECUTE FUNCTION derive_products_of();--> statement-breakpoint
CREATE TYPE product_change AS (category_id uuid, brand_id uuid, state_id uuid, price_step integer, seller_id uuid, count integer);--> statement-breakpoint
CREATE TYPE word_change AS (word text, count integer);--> statement-breakpoint
-- Adds to the kept numbers what became more or less. One writer at a time, so that no two wait for each other.
CREATE FUNCTION count_products(changes product_change[], words word_change[]) RETURNS void LANGUAGE plpgsql AS $$
declare
  nobody constant uuid := '00000000-0000-0000-0000-000000000000';
begin
  if changes is null and words is null then
    return;
  end if;
  perform pg_advisory_xact_lock(7291166);
  insert into product_counts as kept (kinds, category_id, brand_id, state_id, price_step, count)
  select kinds,
         case when kinds & 1 > 0 then category_id else nobody end as category,
         case when kinds & 2 > 0 then coalesce(brand_id, nobody) else nobody end as brand,
         case when kinds & 4 > 0 then coalesce(state_id, nobody) else nobody end as state,
         case when kinds & 8 > 0 then price_step else 0 end as step,
         sum(count)
    from unnest(changes), generate_series(0, 15) as kinds
   group by 1, 2, 3, 4, 5
  having sum(count) <> 0
      on conflict on constraint product_counts_kinds_category_id_brand_id_state_id_price_step_pk
      do update set count = kept.count + excluded.count;
  delete from product_counts kept using unnest(changes) as change
   where kept.count = 0 and kept.category_id in (change.category_id, nobody);
  update categories c set product_count = product_count + counted.n from (
    select id, sum(n)::integer as n from (
      select category_id as id, count as n from unnest(changes)
      union all
      select parent_id, count from unnest(changes) change join categories own on own.id = change.category_id
    ) as both_levels group by id
  ) as counted where counted.id = c.id and counted.n <> 0;
  update brands b set product_count = product_count + counted.n
    from (select brand_id, sum(count)::integer as n from unnest(changes) group by brand_id) as counted
   where counted.brand_id = b.id and counted.n <> 0;
  update seller_figures f set product_count = product_count + counted.n
    from (select seller_id, sum(count)::integer as n from unnest(changes) group by seller_id) as counted
   where counted.seller_id = f.member_id and counted.n <> 0;
  insert into search_words as kept (word, uses)
  select word, sum(count) from unnest(words) group by word having sum(count) <> 0
      on conflict (word) do update set uses = kept.uses + excluded.uses;
  delete from search_words where uses = 0 and word in (select word from unnest(words));
end $$;--> statement-breakpoint
CREATE FUNCTION follow_products() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  changes product_change[];
  words word_change[];
begin
  if tg_op = 'INSERT' then
    select array_agg((category_id, brand_id, state_id, price_step, seller_id, 1)::product_change) into changes
      from new_rows where shown;
    select array_agg((word, n)::word_change) into words from (
      select word, count(*)::integer as n from new_rows, unnest(tsvector_to_array(new_rows.words)) as word
       where shown and word !~ '^[=@]' group by word
    ) as counted;
  elsif tg_op = 'DELETE' then
    select array_agg((category_id, brand_id, state_id, price_step, seller_id, -1)::product_change) into changes
      from old_rows where shown;
    select array_agg((word, -n)::word_change) into words from (
      select word, count(*)::integer as n from old_rows, unnest(tsvector_to_array(old_rows.words)) as word
       where shown and word !~ '^[=@]' group by word
    ) as counted;
  else
    select array_agg(change) into changes from (
      select (category_id, brand_id, state_id, price_step, seller_id, sum(n))::product_change as change from (
        select category_id, brand_id, state_id, price_step, seller_id, 1 as n from new_rows where shown
        union all
        select category_id, brand_id, state_id, price_step, seller_id, -1 from old_rows where shown
      ) as both_sides group by category_id, brand_id, state_id, price_step, seller_id having sum(n) <> 0
    ) as counted;
    select array_agg(change) into words from (
      select (word, sum(n))::word_change as change from (
        select word, 1 as n from new_rows n join old_rows o using (id), unnest(tsvector_to_array(n.words)) as word
         where n.shown and (not o.shown or n.words <> o.words)
        union all
        select word, -1 from new_rows n join old_rows o using (id), unnest(tsvector_to_array(o.words)) as word
         where o.shown and (not n.shown or n.words <> o.words)
      ) as both_sides where word !~ '^[=@]' group by word having sum(n) <> 0
    ) as counted;
  end if;
  perform count_products(changes, words);
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER follow_inserted AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION follow_products();--> statement-breakpoint
CREATE TRIGGER follow_deleted AFTER DELETE ON products REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION follow_products();--> statement-breakpoint
CREATE TRIGGER follow_updated AFTER UPDATE ON products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION follow_products();--> statement-breakpoint
-- Counts everything anew: after loading many rows with the triggers above switched off, and for what was there before.
CREATE FUNCTION recount_products() RETURNS void LANGUAGE sql AS $$
  delete from product_counts;
  insert into product_counts (kinds, category_id, brand_id, state_id, price_step, count)
  select 15 - grouping(price_step, state, brand, category_id),
         coalesce(category_id, '00000000-0000-0000-0000-000000000000'),
         coalesce(brand, '00000000-0000-0000-0000-000000000000'),
         coalesce(state, '00000000-0000-0000-0000-000000000000'),
         coalesce(price_step, 0),
         count(*)
    from (
      select category_id, coalesce(brand_id, '00000000-0000-0000-0000-000000000000') as brand,
             coalesce(state_id, '00000000-0000-0000-0000-000000000000') as state, price_step
        from products where shown
    ) as cells
   group by cube (category_id, brand, state, price_step);
  delete from product_counts where count = 0;
  delete from search_words;
  insert into search_words (word, uses)
  select word, ndoc from ts_stat('select words from products where shown') where word !~ '^[=@]';
$$;--> statement-breakpoint
ALTER TABLE products DISABLE TRIGGER follow_updated;--> statement-breakpoint
UPDATE products SET approval = approval;--> statement-breakpoint
ALTER TABLE products ENABLE TRIGGER follow_updated;--> statement-breakpoint
SELECT recount_products();
