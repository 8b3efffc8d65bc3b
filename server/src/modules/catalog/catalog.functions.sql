-- A seller's number of shown products. Rows in the order of their ids: no two writers wait for each other.
create or replace function count_for_sellers() returns trigger language plpgsql as $$
declare
  sellers uuid[];
  counts integer[];
begin
  if tg_op = 'UPDATE' then
    select array_agg(seller_id), array_agg(n) into sellers, counts from (
      select seller_id, sum(side) as n from (
        select seller_id, 1 as side from changed where shown
        union all
        select seller_id, -1 from before where shown
      ) as both_sides group by seller_id having sum(side) <> 0
    ) as counted;
  else
    select array_agg(seller_id), array_agg(case tg_op when 'INSERT' then n else -n end) into sellers, counts
      from (select seller_id, count(*) as n from changed where shown group by seller_id) as counted;
  end if;
  if sellers is null then
    return null;
  end if;
  perform 1 from seller_figures where member_id = any(sellers) order by member_id for no key update;
  update seller_figures f set product_count = product_count + counted.n
    from unnest(sellers, counts) as counted(seller_id, n)
   where counted.seller_id = f.member_id;
  return null;
end $$;

-- What a product takes from others: whether its seller is in the lists and verified, the seller's state and city, the
-- names of its category and brand. What names a merged category or brand is of the one that it went into. The save holds
-- their rows until it ends, and merging and renaming take them for update: each sees what the other did.
create or replace function derive_product() returns trigger language plpgsql as $$
declare
  seller record;
  category record;
  parent record;
  brand record;
begin
  select state_id, city_id, not is_blocked and proven_at is not null as listed,
         coalesce((select is_verified from companies where member_id = members.id), false) as verified into seller
    from members where id = new.seller_id;
  new.state_id := seller.state_id;
  new.city_id := seller.city_id;
  new.verified := coalesce(seller.verified, false);
  new.shown := new.approval = 'APPROVED' and coalesce(seller.listed, false);
  loop
    select name, parent_id, merged_into_id, unit_name, sold_by_area into category from categories where id = new.category_id for key share;
    exit when category.merged_into_id is null;
    new.category_id := category.merged_into_id;
  end loop;
  select name, unit_name, sold_by_area into parent from categories where id = category.parent_id for key share;
  new.unit_shown := unit_read(new.unit_name, category.unit_name, parent.unit_name);
  new.sold_by_area := coalesce(category.sold_by_area, parent.sold_by_area, false);
  loop
    select name, merged_into_id into brand from brands where id = new.brand_id for key share;
    exit when brand.merged_into_id is null;
    new.brand_id := brand.merged_into_id;
  end loop;
  new.kin := concat_ws(' , ', category.name, replace(category.name, ' ', ''), brand.name)
    || '|' || coalesce(parent.name, '');
  return new;
end $$;

-- Products are locked in the order of their ids first, as merging and renaming lock them.
create or replace function derive_products_of() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'members' then
    perform 1 from products where seller_id = new.id order by id for no key update;
    update products set approval = approval where seller_id = new.id;
  elsif tg_table_name = 'companies' then
    perform 1 from products where seller_id = new.member_id order by id for no key update;
    update products set approval = approval where seller_id = new.member_id;
  else
    perform 1 from products where brand_id = new.id order by id for no key update;
    update products set approval = approval where brand_id = new.id;
  end if;
  return null;
end $$;

-- One statement for all categories that changed, however many moved.
create or replace function derive_products_of_categories() returns trigger language plpgsql as $$
declare
  ids uuid[] := array(
    select distinct kind.id from changed join before using (id)
      join categories kind on kind.id = changed.id or kind.parent_id = changed.id
     where (changed.name, changed.parent_id, changed.merged_into_id, changed.unit_name, changed.sold_by_area)
       is distinct from (before.name, before.parent_id, before.merged_into_id, before.unit_name, before.sold_by_area));
begin
  if cardinality(ids) > 0 then
    perform 1 from products where category_id = any(ids) order by id for no key update;
    update products set approval = approval where category_id = any(ids);
  end if;
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

-- What one of a product is called (CAT-25): as its seller says, else a sheet where its category is sold in sheets, else a
-- piece.
create or replace function unit_read(given text, of_category text, of_parent text) returns text language sql immutable parallel safe as $$
  select coalesce(given, case coalesce(of_category, of_parent) when 'sheet' then 'sheet' else 'piece' end)
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

create or replace trigger derive_products after update on categories
  referencing old table as before new table as changed for each statement
  execute function derive_products_of_categories();

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

create or replace trigger derive_product before insert or update of seller_id, category_id, brand_id, approval, unit_name on products
  for each row
  execute function derive_product();

create or replace trigger count_for_sellers_deleted after delete on products
  referencing old table as changed for each statement
  execute function count_for_sellers();

create or replace trigger count_for_sellers_inserted after insert on products
  referencing new table as changed for each statement
  execute function count_for_sellers();

create or replace trigger count_for_sellers_updated after update on products
  referencing old table as before new table as changed for each statement
  execute function count_for_sellers();
