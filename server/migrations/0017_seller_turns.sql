-- Listings follow whole statements instead of single rows: thousands of stores are written as quickly as one, and a
-- store's categories in one go. Writers of one store take turns by its member's row; advisory locks are kept in shared
-- memory, which many thousand stores in one transaction would use up.
DROP TRIGGER follow_seller ON members;--> statement-breakpoint
DROP TRIGGER follow_seller ON companies;--> statement-breakpoint
DROP TRIGGER follow_seller ON seller_figures;--> statement-breakpoint
DROP TRIGGER follow_seller ON seller_categories;--> statement-breakpoint
DROP FUNCTION follow_seller();--> statement-breakpoint
DROP FUNCTION list_seller(uuid);--> statement-breakpoint
-- Writes the listings of those stores that the public sees, and takes away those of others. Planned anew each time: a
-- plan made while the tables were empty would read them from end to end ever after.
CREATE FUNCTION list_sellers(ids uuid[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
begin
  perform 1 from members where id = any(ids) order by id for no key update;
  with stores as materialized (
    select member.id, company.name, member.role, member.state_id, member.city_id,
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
      (member_id, name, role, state_id, city_id, category_ids, rating, review_count, product_count, is_pictured, created_at)
    select * from stores
        on conflict (member_id) do update
       set name = excluded.name, role = excluded.role, state_id = excluded.state_id, city_id = excluded.city_id,
           category_ids = excluded.category_ids, rating = excluded.rating, review_count = excluded.review_count,
           product_count = excluded.product_count, is_pictured = excluded.is_pictured, created_at = excluded.created_at
     where kept is distinct from excluded
  )
  delete from seller_listings where member_id = any(ids) and member_id not in (select id from stores);
end $$;--> statement-breakpoint
CREATE FUNCTION follow_member() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform list_sellers(array[new.id]);
  return null;
end $$;--> statement-breakpoint
CREATE FUNCTION follow_company() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform list_sellers(array[new.member_id]);
  return null;
end $$;--> statement-breakpoint
CREATE FUNCTION follow_sellers() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  ids uuid[] := array(select distinct member_id from changed);
begin
  if cardinality(ids) > 0 then
    perform list_sellers(ids);
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE FUNCTION follow_figures() RETURNS trigger LANGUAGE plpgsql AS $$
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
end $$;--> statement-breakpoint
CREATE TRIGGER follow_member AFTER UPDATE OF role, state_id, city_id, is_blocked, proven_at, profile_image, banner_image
  ON members FOR EACH ROW
  WHEN ((old.role, old.state_id, old.city_id, old.is_blocked, old.proven_at is null, old.profile_image, old.banner_image)
    IS DISTINCT FROM (new.role, new.state_id, new.city_id, new.is_blocked, new.proven_at is null, new.profile_image, new.banner_image))
  EXECUTE FUNCTION follow_member();--> statement-breakpoint
CREATE TRIGGER follow_name AFTER UPDATE OF name ON companies FOR EACH ROW EXECUTE FUNCTION follow_company();--> statement-breakpoint
CREATE TRIGGER follow_new AFTER INSERT ON companies REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION follow_sellers();--> statement-breakpoint
CREATE TRIGGER follow_gone AFTER DELETE ON companies REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION follow_sellers();--> statement-breakpoint
CREATE TRIGGER follow_new AFTER INSERT ON seller_figures REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION follow_sellers();--> statement-breakpoint
CREATE TRIGGER follow_change AFTER UPDATE ON seller_figures REFERENCING NEW TABLE AS changed OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION follow_figures();--> statement-breakpoint
CREATE TRIGGER follow_gone AFTER DELETE ON seller_figures REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION follow_sellers();--> statement-breakpoint
CREATE TRIGGER follow_new AFTER INSERT ON seller_categories REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION follow_sellers();--> statement-breakpoint
CREATE TRIGGER follow_gone AFTER DELETE ON seller_categories REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION follow_sellers();
