CREATE TABLE "price_counts" (
	"kind" smallint NOT NULL,
	"id" uuid NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "price_counts_kind_id_price_pk" PRIMARY KEY("kind","id","price")
);
--> statement-breakpoint
DROP INDEX "products_latest_of_category";--> statement-breakpoint
DROP INDEX "products_of_category_by_name";--> statement-breakpoint
DROP INDEX "products_of_category_by_rating";--> statement-breakpoint
CREATE INDEX "price_counts_by_id" ON "price_counts" USING btree ("kind","id","price","count");--> statement-breakpoint
CREATE INDEX "price_counts_by_price" ON "price_counts" USING btree ("kind","price","id","count");--> statement-breakpoint
CREATE INDEX "products_latest_of_category" ON "products" USING btree ("category_id","created_at" DESC NULLS LAST,"id","asked_price") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_of_category_by_name" ON "products" USING btree ("category_id","name","id","asked_price") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_of_category_by_rating" ON "products" USING btree ("category_id","rating","id","asked_price") WHERE "products"."shown";--> statement-breakpoint
ALTER TYPE product_change ADD ATTRIBUTE price numeric;--> statement-breakpoint
-- The sixteen counts that a product is in.
CREATE FUNCTION product_cells(changes product_change[])
RETURNS TABLE (kinds integer, category_id uuid, brand_id uuid, state_id uuid, price_step integer, count integer)
LANGUAGE sql IMMUTABLE AS $$
  select kinds,
         case when kinds & 1 > 0 then change.category_id else nobody end,
         case when kinds & 2 > 0 then coalesce(change.brand_id, nobody) else nobody end,
         case when kinds & 4 > 0 then coalesce(change.state_id, nobody) else nobody end,
         case when kinds & 8 > 0 then change.price_step else 0 end,
         change.count
    from unnest(changes) as change, generate_series(0, 15) as kinds,
         (values ('00000000-0000-0000-0000-000000000000'::uuid)) as none(nobody)
$$;--> statement-breakpoint
-- As in 0006, and the exact prices; what became none is looked up instead of searched for.
CREATE OR REPLACE FUNCTION count_products(changes product_change[], words word_change[]) RETURNS void LANGUAGE plpgsql AS $$
declare
  nobody constant uuid := '00000000-0000-0000-0000-000000000000';
begin
  if changes is null and words is null then
    return;
  end if;
  perform pg_advisory_xact_lock(7291166);
  insert into product_counts as kept (kinds, category_id, brand_id, state_id, price_step, count)
  select kinds, category_id, brand_id, state_id, price_step, sum(count) from product_cells(changes)
   group by 1, 2, 3, 4, 5
  having sum(count) <> 0
      on conflict on constraint product_counts_kinds_category_id_brand_id_state_id_price_step_pk
      do update set count = kept.count + excluded.count;
  delete from product_counts kept
   using (select distinct kinds, category_id, brand_id, state_id, price_step from product_cells(changes)) as cell
   where (kept.kinds, kept.category_id, kept.brand_id, kept.state_id, kept.price_step)
       = (cell.kinds, cell.category_id, cell.brand_id, cell.state_id, cell.price_step) and kept.count = 0;
  insert into price_counts as kept (kind, id, price, count)
  select kind,
         case kind when 1 then category_id when 2 then coalesce(brand_id, nobody) else coalesce(state_id, nobody) end as owner,
         price, sum(count)
    from unnest(changes), unnest(array[1, 2, 4]) as kind
   group by 1, 2, 3
  having sum(count) <> 0
      on conflict on constraint price_counts_kind_id_price_pk do update set count = kept.count + excluded.count;
  delete from price_counts kept using unnest(changes) as change
   where kept.count = 0 and kept.kind in (1, 2, 4) and kept.price = change.price;
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
-- As in 0006, and prices. Old and new rows are not joined: the plan is kept, and one made for few would not do for many.
CREATE OR REPLACE FUNCTION follow_products() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  changes product_change[];
  words word_change[];
begin
  if tg_op = 'INSERT' then
    select array_agg((category_id, brand_id, state_id, price_step, seller_id, 1, asked_price)::product_change) into changes
      from new_rows where shown;
    select array_agg((word, n)::word_change) into words from (
      select word, count(*)::integer as n from new_rows, unnest(tsvector_to_array(new_rows.words)) as word
       where shown and word !~ '^[=@]' group by word
    ) as counted;
  elsif tg_op = 'DELETE' then
    select array_agg((category_id, brand_id, state_id, price_step, seller_id, -1, asked_price)::product_change) into changes
      from old_rows where shown;
    select array_agg((word, -n)::word_change) into words from (
      select word, count(*)::integer as n from old_rows, unnest(tsvector_to_array(old_rows.words)) as word
       where shown and word !~ '^[=@]' group by word
    ) as counted;
  else
    select array_agg(change) into changes from (
      select (category_id, brand_id, state_id, price_step, seller_id, sum(n), asked_price)::product_change as change from (
        select category_id, brand_id, state_id, price_step, seller_id, asked_price, 1 as n from new_rows where shown
        union all
        select category_id, brand_id, state_id, price_step, seller_id, asked_price, -1 from old_rows where shown
      ) as both_sides group by category_id, brand_id, state_id, price_step, seller_id, asked_price having sum(n) <> 0
    ) as counted;
    select array_agg(change) into words from (
      select (word, sum(n))::word_change as change from (
        select word, 1 as n from new_rows, unnest(tsvector_to_array(new_rows.words)) as word where shown
        union all
        select word, -1 from old_rows, unnest(tsvector_to_array(old_rows.words)) as word where shown
      ) as both_sides where word !~ '^[=@]' group by word having sum(n) <> 0
    ) as counted;
  end if;
  perform count_products(changes, words);
  return null;
end $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION recount_products() RETURNS void LANGUAGE sql AS $$
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
  delete from price_counts;
  insert into price_counts (kind, id, price, count)
  select kind, owner, asked_price, count(*) from products cross join lateral (values
      (1, category_id),
      (2, coalesce(brand_id, '00000000-0000-0000-0000-000000000000')),
      (4, coalesce(state_id, '00000000-0000-0000-0000-000000000000'))
    ) as owners(kind, owner)
   where shown group by 1, 2, 3;
  delete from search_words;
  insert into search_words (word, uses)
  select word, ndoc from ts_stat('select words from products where shown') where word !~ '^[=@]';
$$;--> statement-breakpoint
SELECT recount_products();
