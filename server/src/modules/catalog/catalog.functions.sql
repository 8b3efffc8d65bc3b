-- Adds to the counts what became more or less. One writer at a time, so that no two wait for each other.
create or replace function count_products(changes product_change[], words word_change[]) returns void language plpgsql as $$
declare
  nobody constant uuid := '00000000-0000-0000-0000-000000000000';
begin
  if changes is null and words is null then
    return;
  end if;
  perform pg_advisory_xact_lock(7291166);
  insert into product_counts as stored (kinds, category_id, brand_id, state_id, price_step, count)
  select kinds, category_id, brand_id, state_id, price_step, sum(count) from product_cells(changes)
   group by 1, 2, 3, 4, 5
  having sum(count) <> 0
      on conflict on constraint product_counts_kinds_category_id_brand_id_state_id_price_step_pk
      do update set count = stored.count + excluded.count;
  delete from product_counts stored
   using (select distinct kinds, category_id, brand_id, state_id, price_step from product_cells(changes)) as cell
   where (stored.kinds, stored.category_id, stored.brand_id, stored.state_id, stored.price_step)
       = (cell.kinds, cell.category_id, cell.brand_id, cell.state_id, cell.price_step) and stored.count = 0;
  insert into price_counts as stored (kind, id, price, count)
  select kind,
         case kind when 1 then category_id when 2 then coalesce(brand_id, nobody) else coalesce(state_id, nobody) end as owner,
         price, sum(count)
    from unnest(changes), unnest(array[1, 2, 4]) as kind
   group by 1, 2, 3
  having sum(count) <> 0
      on conflict on constraint price_counts_kind_id_price_pk do update set count = stored.count + excluded.count;
  delete from price_counts stored using unnest(changes) as change
   where stored.count = 0 and stored.kind in (1, 2, 4) and stored.price = change.price;
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
  insert into search_words as stored (word, uses)
  select word, sum(count) from unnest(words) group by word having sum(count) <> 0
      on conflict (word) do update set uses = stored.uses + excluded.uses;
  delete from search_words where uses = 0 and word in (select word from unnest(words));
end $$;

-- What a product takes from others: whether its seller is in the lists and verified, the seller's state and city, the
-- names of its category and brand. What names a merged category or brand is of the one that it went into.
create or replace function derive_product() returns trigger language plpgsql as $$
declare
  seller record;
  family record;
begin
  select state_id, city_id, not is_blocked and proven_at is not null as listed,
         coalesce((select is_verified from companies where member_id = members.id), false) as verified into seller
    from members where id = new.seller_id;
  new.state_id := seller.state_id;
  new.city_id := seller.city_id;
  new.verified := coalesce(seller.verified, false);
  new.shown := new.approval = 'APPROVED' and coalesce(seller.listed, false);
  loop
    select concat_ws(' , ', own.name, replace(own.name, ' ', ''), brand.name) || '|' || coalesce(parent.name, '') as kin,
           own.merged_into_id as category_id, brand.merged_into_id as brand_id into family
      from categories own
      left join categories parent on parent.id = own.parent_id
      left join brands brand on brand.id = new.brand_id
     where own.id = new.category_id;
    exit when family.category_id is null and family.brand_id is null;
    new.category_id := coalesce(family.category_id, new.category_id);
    new.brand_id := coalesce(family.brand_id, new.brand_id);
  end loop;
  new.kin := family.kin;
  return new;
end $$;

create or replace function derive_products_of() returns trigger language plpgsql as $$
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
end $$;

-- Old and new rows are not joined: the plan is kept, and one made for few rows would not do for many.
create or replace function follow_products() returns trigger language plpgsql as $$
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
end $$;

create or replace function give_brand_slug() returns trigger language plpgsql as $$
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
end $$;

-- Counts follow a category into another parent.
create or replace function move_category_counts() returns trigger language plpgsql as $$
begin
  update categories c set product_count = c.product_count + moved.n
    from (values (old.parent_id, -new.product_count), (new.parent_id, new.product_count)) as moved(id, n)
   where c.id = moved.id and moved.n <> 0;
  return null;
end $$;

-- The ladder is catalog/price-ladder.ts's; a test compares them.
create or replace function price_step(price numeric) returns integer language sql immutable parallel safe strict as $$
  select width_bucket(price, '{10,20,30,40,50,75,100,125,150,175,200,225,250,275,300,325,350,375,400,425,450,475,500,525,550,575,600,625,650,675,700,725,750,775,800,825,850,875,900,925,950,975,1000,1050,1100,1150,1200,1250,1300,1350,1400,1450,1500,1550,1600,1650,1700,1750,1800,1850,1900,1950,2000,2050,2100,2150,2200,2250,2300,2350,2400,2450,2500,2550,2600,2650,2700,2750,2800,2850,2900,2950,3000,3100,3200,3300,3400,3500,3600,3700,3800,3900,4000,4100,4200,4300,4400,4500,4600,4700,4800,4900,5000,5100,5200,5300,5400,5500,5600,5700,5800,5900,6000,6250,6500,6750,7000,7250,7500,7750,8000,8250,8500,8750,9000,9250,9500,9750,10000,10500,11000,11500,12000,12500,13000,13500,14000,14500,15000,15500,16000,16500,17000,17500,18000,18500,19000,19500,20000,22500,25000,27500,30000,32500,35000,37500,40000,42500,45000,47500,50000,75000,100000,200000,500000,1000000}'::numeric[])
$$;

-- The sixteen counts that a product is in.
create or replace function product_cells(changes product_change[]) returns table(kinds integer, category_id uuid, brand_id uuid, state_id uuid, price_step integer, count integer) language sql immutable as $$
  select kinds,
         case when kinds & 1 > 0 then change.category_id else nobody end,
         case when kinds & 2 > 0 then coalesce(change.brand_id, nobody) else nobody end,
         case when kinds & 4 > 0 then coalesce(change.state_id, nobody) else nobody end,
         case when kinds & 8 > 0 then change.price_step else 0 end,
         change.count
    from unnest(changes) as change, generate_series(0, 15) as kinds,
         (values ('00000000-0000-0000-0000-000000000000'::uuid)) as none(nobody)
$$;

-- Everything a product can be chosen by, a letter before each value: one index answers any combination.
create or replace function product_tags(owners uuid[], thickness numeric, facts text[], in_stock boolean, verified boolean) returns text[] language sql immutable parallel safe as $$
  select array_remove(array[
    'k' || owners[1]::text, 'b' || owners[2]::text, 's' || owners[3]::text, 'c' || owners[4]::text,
    't' || trim_scale(thickness)::text, 'g' || facts[1], 'z' || facts[2], 'w' || facts[3], 'f' || facts[4],
    case when in_stock then 'i' end, case when verified then 'v' end], null)
$$;

-- All words of a product: once more with a '=' those of its name, category and brand, only with a '@' those of what it
-- is for, which are often the names of other products. Behind the bar of `kin` stands the parent category.
create or replace function product_words(name text, kin text, facts text[], purpose text) returns tsvector language plpgsql immutable parallel safe as $$
declare
  named text[] := search_words_of(name || ' , ' || split_part(kin, '|', 1));
begin
  return array_to_tsvector(
    named || string_to_array('=' || array_to_string(named, ' ='), ' ')
    || search_words_of(split_part(kin, '|', 2) || ' , ' || array_to_string(facts, ' , '))
    || string_to_array('@' || array_to_string(search_words_of(coalesce(purpose, '')), ' @'), ' ')
  );
end $$;

-- Counts everything anew: after loading many rows with the triggers switched off.
create or replace function recount_products() returns void language sql as $$
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
$$;

-- A name as an address writes it; empty where it has no letter of the Latin script.
create or replace function slug_of(name text) returns text language sql immutable strict as $$
  select trim(both '-' from regexp_replace(
    lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g')), '[^a-z0-9]+', '-', 'g'))
$$;

create or replace trigger derive_products after update of name on brands
  for each row
  when (old.name is distinct from new.name)
  execute function derive_products_of();

create or replace trigger give_slug before insert on brands
  for each row
  execute function give_brand_slug();

create or replace trigger derive_products after update of name, parent_id on categories
  for each row
  when ((old.name is distinct from new.name) or (old.parent_id is distinct from new.parent_id))
  execute function derive_products_of();

create or replace trigger move_counts after update of parent_id on categories
  for each row
  when (old.parent_id is distinct from new.parent_id)
  execute function move_category_counts();

create or replace trigger derive_products after update of is_verified on companies
  for each row
  when (old.is_verified is distinct from new.is_verified)
  execute function derive_products_of();

create or replace trigger derive_products_new after insert on companies
  for each row
  when (new.is_verified)
  execute function derive_products_of();

create or replace trigger derive_products after update of state_id, city_id, is_blocked, proven_at on members
  for each row
  when ((old.state_id is distinct from new.state_id) or (old.city_id is distinct from new.city_id) or (old.is_blocked is distinct from new.is_blocked) or ((old.proven_at is null) is distinct from (new.proven_at is null)))
  execute function derive_products_of();

create or replace trigger derive_product before insert or update of seller_id, category_id, brand_id, approval on products
  for each row
  execute function derive_product();

create or replace trigger follow_deleted after delete on products
  referencing old table as old_rows for each statement
  execute function follow_products();

create or replace trigger follow_inserted after insert on products
  referencing new table as new_rows for each statement
  execute function follow_products();

create or replace trigger follow_updated after update on products
  referencing old table as old_rows new table as new_rows for each statement
  execute function follow_products();
