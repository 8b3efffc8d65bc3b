create or replace function follow_company() returns trigger language plpgsql as $$
begin
  perform list_sellers(array[new.member_id]);
  return null;
end $$;

create or replace function follow_figures() returns trigger language plpgsql as $$
declare
  ids uuid[] := array(
    select member_id from changed join before using (member_id)
     where (changed.rating, changed.review_count, changed.product_count)
       is distinct from (before.rating, before.review_count, before.product_count));
begin
  if cardinality(ids) > 0 then
    perform list_sellers(ids);
  end if;
  return null;
end $$;

create or replace function follow_member() returns trigger language plpgsql as $$
begin
  perform list_sellers(array[new.id]);
  return null;
end $$;

create or replace function follow_sellers() returns trigger language plpgsql as $$
declare
  ids uuid[] := array(select distinct member_id from changed);
begin
  if cardinality(ids) > 0 then
    perform list_sellers(ids);
  end if;
  return null;
end $$;

-- Writes the listings of those stores that the public sees, and deletes those of others. Writers of one store take turns
-- by its member's row. Planned anew each time: a plan made while the tables were empty would scan them ever after.
create or replace function list_sellers(ids uuid[]) returns void language plpgsql set plan_cache_mode = force_custom_plan as $$
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
    insert into seller_listings as stored
      (member_id, name, role, state_id, city_id, pin_area, category_ids, rating, review_count, product_count, is_pictured, created_at)
    select * from stores
        on conflict (member_id) do update
       set name = excluded.name, role = excluded.role, state_id = excluded.state_id, city_id = excluded.city_id,
           pin_area = excluded.pin_area, category_ids = excluded.category_ids, rating = excluded.rating,
           review_count = excluded.review_count, product_count = excluded.product_count,
           is_pictured = excluded.is_pictured, created_at = excluded.created_at
     where stored is distinct from excluded
  )
  delete from seller_listings where member_id = any(ids) and member_id not in (select id from stores);
end $$;

create or replace trigger follow_gone after delete on companies
  referencing old table as changed for each statement
  execute function follow_sellers();

create or replace trigger follow_name after update of name, pin_code on companies
  for each row
  execute function follow_company();

create or replace trigger follow_new after insert on companies
  referencing new table as changed for each statement
  execute function follow_sellers();

create or replace trigger follow_member after update of role, state_id, city_id, is_blocked, proven_at, profile_image, banner_image on members
  for each row
  when (((((((old.role is distinct from new.role) or (old.state_id is distinct from new.state_id)) or (old.city_id is distinct from new.city_id)) or (old.is_blocked is distinct from new.is_blocked)) or ((old.proven_at is null) is distinct from (new.proven_at is null))) or (old.profile_image is distinct from new.profile_image)) or (old.banner_image is distinct from new.banner_image))
  execute function follow_member();

create or replace trigger follow_gone after delete on seller_categories
  referencing old table as changed for each statement
  execute function follow_sellers();

create or replace trigger follow_new after insert on seller_categories
  referencing new table as changed for each statement
  execute function follow_sellers();

create or replace trigger follow_change after update on seller_figures
  referencing old table as before new table as changed for each statement
  execute function follow_figures();

create or replace trigger follow_gone after delete on seller_figures
  referencing old table as changed for each statement
  execute function follow_sellers();

create or replace trigger follow_new after insert on seller_figures
  referencing new table as changed for each statement
  execute function follow_sellers();
