-- Every function and trigger of the database as it stands after all migrations: written by
-- server/test/functions.test.ts, to be read and never run. After a migration that changes one:
--   node scripts/boot.mjs --bin vitest run --project server server/test/functions.test.ts -u

CREATE OR REPLACE FUNCTION public.audit_hash(entry audit_log, previous bytea)
 RETURNS bytea
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select sha256(coalesce(previous, ''::bytea) || convert_to(jsonb_build_array(entry.seq, entry.id, entry.actor_id,
    entry.action, entry.subject_kind, entry.subject_id, entry.before, entry.after, entry.detail,
    extract(epoch from entry.at))::text, 'UTF8'))
$function$;

CREATE OR REPLACE FUNCTION public.chain_audit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  last record;
begin
  perform pg_advisory_xact_lock(7291171);
  select seq, hash into last from audit_log where seq is not null order by seq desc limit 1;
  new.seq := coalesce(last.seq, 0) + 1;
  update audit_log set seq = new.seq, previous_hash = last.hash, hash = audit_hash(new, last.hash) where id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.company_name_key(name text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  plain text := translate(
    lower(regexp_replace(normalize(name, NFKD), '[\u00ad\u0300-\u036f\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]', '', 'g')),
    '01аеорсухіјѕԁкмтнвАЕОРСУХІЈЅКМТНВαορυνικτΑΟΡΥΝΙΚΤΕΗΜΒΧΖ',
    'olaeopcyxijsdkmthbaeopcyxijskmthbaopuviktaopyniktehmbxz');
  short text := regexp_replace(plain, '\m(private|pvt|limited|ltd|llp|opc|company|co|inc|and)\M|\(p\)|\mm/s\M', '', 'g');
  gaps constant text := '[\s\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2010-\u205e\u3000-\u3002]';
begin
  return coalesce(nullif(regexp_replace(short, gaps, '', 'g'), ''), regexp_replace(plain, gaps, '', 'g'));
end $function$;

CREATE OR REPLACE FUNCTION public.count_post_comments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  change integer := 0;
begin
  if tg_op <> 'DELETE' and new.state = 'APPROVED' then
    change := change + 1;
  end if;
  if tg_op <> 'INSERT' and old.state = 'APPROVED' then
    change := change - 1;
  end if;
  if change <> 0 then
    update blog_posts set comment_count = greatest(comment_count + change, 0)
     where id = case tg_op when 'DELETE' then old.blog_id else new.blog_id end;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_post_likes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    update blog_posts set like_count = like_count + 1 where id = new.blog_id;
  else
    update blog_posts set like_count = greatest(like_count - 1, 0) where id = old.blog_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_posts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'TRUNCATE' then
    delete from blog_counts;
  elsif tg_op = 'UPDATE' then
    insert into blog_counts as counted (category, posts)
    select category, sum(change)
      from (values (old.category, -old.is_published::integer), (new.category, new.is_published::integer))
        as changes (category, change)
     group by category having sum(change) <> 0 order by category
        on conflict (category) do update set posts = counted.posts + excluded.posts;
  else
    insert into blog_counts as counted (category, posts)
    select category, count(*) * case tg_op when 'INSERT' then 1 else -1 end
      from changed where is_published group by category order by category
        on conflict (category) do update set posts = counted.posts + excluded.posts;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_products(changes product_change[], words word_change[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.count_reel_likes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    update reels set like_count = like_count + 1 where id = new.reel_id;
  else
    update reels set like_count = greatest(like_count - 1, 0) where id = old.reel_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_reels()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  change integer;
begin
  if tg_op = 'UPDATE' then
    change := new.shown::integer - old.shown::integer;
  elsif tg_op = 'INSERT' then
    select count(*) into change from changed where shown;
  else
    select -count(*) into change from changed where shown;
  end if;
  if change <> 0 then
    update reel_totals set shown = shown + change;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.derive_product()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.derive_products_of()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.derive_reel()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.shown := new.approval = 'APPROVED' and new.is_active
    and exists (select from media_files where path = new.video and state = 'ready')
    and exists (select from seller_listings where member_id = new.owner_id);
  if tg_op = 'UPDATE' and new.shown <> old.shown then
    perform pg_notify('cache_drop', 'reels');
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.derive_reels_of()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_table_name = 'media_files' then
    update reels set approval = approval where video = new.path;
  elsif tg_op = 'DELETE' then
    update reels set approval = approval where owner_id = old.member_id;
  else
    update reels set approval = approval where owner_id = new.member_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.follow_company()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform list_sellers(array[new.member_id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.follow_company_lookup()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    update members m set lookup = member_lookup(m.name, m.phone, null, null), list_name = lower(m.name)
      from gone where m.id = gone.member_id;
  elsif tg_op = 'INSERT' then
    update members m set lookup = member_lookup(m.name, m.phone, c.name, c.gst_number), list_name = lower(c.name)
      from changed c where m.id = c.member_id;
  else
    update members m set lookup = member_lookup(m.name, m.phone, c.name, c.gst_number), list_name = lower(c.name)
      from changed c join gone o on o.member_id = c.member_id
     where m.id = c.member_id and (c.name, c.gst_number) is distinct from (o.name, o.gst_number);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.follow_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.follow_member()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform list_sellers(array[new.id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.follow_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.follow_sellers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  ids uuid[] := array(select distinct member_id from changed);
begin
  if cardinality(ids) > 0 then
    perform list_sellers(ids);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.give_brand_slug()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.list_sellers(ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.mark_gone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into gone_addresses (kind, slug_hash, gone_on)
  values (tg_argv[0], encode(sha256(convert_to(to_jsonb(old) ->> tg_argv[1], 'UTF8')), 'hex'),
          (now() at time zone 'Asia/Kolkata')::date)
      on conflict (kind, slug_hash) do update set gone_on = excluded.gone_on;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.mark_used()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.member_lookup(name text, phone text, company text, gst text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select lower(concat_ws(E'\n', company, name, phone, gst))
$function$;

CREATE OR REPLACE FUNCTION public.move_category_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update categories c set product_count = c.product_count + moved.n
    from (values (old.parent_id, -new.product_count), (new.parent_id, new.product_count)) as moved(id, n)
   where c.id = moved.id and moved.n <> 0;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.price_step(price numeric)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select width_bucket(price, '{10,20,30,40,50,75,100,125,150,175,200,225,250,275,300,325,350,375,400,425,450,475,500,525,550,575,600,625,650,675,700,725,750,775,800,825,850,875,900,925,950,975,1000,1050,1100,1150,1200,1250,1300,1350,1400,1450,1500,1550,1600,1650,1700,1750,1800,1850,1900,1950,2000,2050,2100,2150,2200,2250,2300,2350,2400,2450,2500,2550,2600,2650,2700,2750,2800,2850,2900,2950,3000,3100,3200,3300,3400,3500,3600,3700,3800,3900,4000,4100,4200,4300,4400,4500,4600,4700,4800,4900,5000,5100,5200,5300,5400,5500,5600,5700,5800,5900,6000,6250,6500,6750,7000,7250,7500,7750,8000,8250,8500,8750,9000,9250,9500,9750,10000,10500,11000,11500,12000,12500,13000,13500,14000,14500,15000,15500,16000,16500,17000,17500,18000,18500,19000,19500,20000,22500,25000,27500,30000,32500,35000,37500,40000,42500,45000,47500,50000,75000,100000,200000,500000,1000000}'::numeric[])
$function$;

CREATE OR REPLACE FUNCTION public.product_cells(changes product_change[])
 RETURNS TABLE(kinds integer, category_id uuid, brand_id uuid, state_id uuid, price_step integer, count integer)
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select kinds,
         case when kinds & 1 > 0 then change.category_id else nobody end,
         case when kinds & 2 > 0 then coalesce(change.brand_id, nobody) else nobody end,
         case when kinds & 4 > 0 then coalesce(change.state_id, nobody) else nobody end,
         case when kinds & 8 > 0 then change.price_step else 0 end,
         change.count
    from unnest(changes) as change, generate_series(0, 15) as kinds,
         (values ('00000000-0000-0000-0000-000000000000'::uuid)) as none(nobody)
$function$;

CREATE OR REPLACE FUNCTION public.product_tags(owners uuid[], thickness numeric, facts text[], in_stock boolean, verified boolean)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select array_remove(array[
    'k' || owners[1]::text, 'b' || owners[2]::text, 's' || owners[3]::text, 'c' || owners[4]::text,
    't' || trim_scale(thickness)::text, 'g' || facts[1], 'z' || facts[2], 'w' || facts[3], 'f' || facts[4],
    case when in_stock then 'i' end, case when verified then 'v' end], null)
$function$;

CREATE OR REPLACE FUNCTION public.product_words(name text, kin text, facts text[], purpose text)
 RETURNS tsvector
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  named text[] := search_words_of(name || ' , ' || split_part(kin, '|', 1));
begin
  return array_to_tsvector(
    named || string_to_array('=' || array_to_string(named, ' ='), ' ')
    || search_words_of(split_part(kin, '|', 2) || ' , ' || array_to_string(facts, ' , '))
    || string_to_array('@' || array_to_string(search_words_of(coalesce(purpose, '')), ' @'), ' ')
  );
end $function$;

CREATE OR REPLACE FUNCTION public.recount_products()
 RETURNS void
 LANGUAGE sql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the audit log is append-only: % is refused', tg_op using errcode = 'insufficient_privilege';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION '% is never changed', TG_TABLE_NAME;
END $function$;

CREATE OR REPLACE FUNCTION public.refuse_new_content()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF to_jsonb(NEW) - 'is_offered' - 'position' IS DISTINCT FROM to_jsonb(OLD) - 'is_offered' - 'position' THEN
    RAISE EXCEPTION 'a version of % is never changed: add a new one', TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.search_slips(word text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select case when word ~ '^[a-z]{3,24}$' then array(
    select word union select overlay(word placing '' from at for 1) from generate_series(1, length(word)) as at
  ) else '{}' end
$function$;

CREATE OR REPLACE FUNCTION public.search_sound(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select left(folded, 1) || regexp_replace(substr(folded, 2), '[aeiouyh]', '', 'g')
  from (
    select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      translate(replace(replace(replace(replace(replace(regexp_replace(
        case when $1 ~ '\d' then '' else regexp_replace(lower($1), '[^a-z]', '', 'g') end,
      '(.)\1+', '\1', 'g'), 'tion', 'sn'), 'ture', '1r'), 'ph', 'f'), 'x', 'ks'), 'q', 'k'), 'wz', 'vj'),
      't?chh?', '1', 'g'), 'sh', 's', 'g'), 'c(?=[eiy])', 's', 'g'), 'ck?', 'k', 'g'), 'd?g(?=e)', 'j', 'g'),
      '^[aeiouy]+', 'a') as folded
  ) as heard
$function$;

CREATE OR REPLACE FUNCTION public.search_words_of(written text)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  plain text := translate(lower(written), E'×,;:/|&+()[]{}<>"''°³²!?#*@=~^%$_\\\t\n', 'x                                  ') || ' ';
begin
  plain := regexp_replace(plain, '(\d) *x *(\d[\d.]*) *(?:ft|in|mm)?\M', '\1x\2 ', 'g');
  plain := regexp_replace(plain, '(\d) +(mm|cm|in|ft|kg|m)\M', '\1\2', 'g');
  plain := regexp_replace(plain, '([a-z](?:ch|sh|ss|x))es\M', '\1', 'g');
  plain := regexp_replace(plain, '([a-z]{2}[a-hj-rtv-z])s\M', '\1', 'g');
  plain := regexp_replace(plain, '\.(?!\d)', ' ', 'g');
  return array_remove(string_to_array(translate(plain, '-', ' ') || replace(plain, '-', ''), ' '), '');
end $function$;

CREATE OR REPLACE FUNCTION public.slug_of(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE STRICT
AS $function$
  select trim(both '-' from regexp_replace(
    lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g')), '[^a-z0-9]+', '-', 'g'))
$function$;

CREATE OR REPLACE FUNCTION public.sum_papers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO gst_months (month, series, state_code, state_name, papers, taxable, cgst, sgst, igst, round_off, total)
  SELECT to_char(day, 'YYYY-MM'), series, place_of_supply ->> 'code', max(place_of_supply ->> 'name'), count(*),
         sum(taxable), sum(cgst), sum(sgst), sum(igst), sum(round_off), sum(total)
    FROM issued GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (month, series, state_code) DO UPDATE SET
    state_name = excluded.state_name, papers = gst_months.papers + excluded.papers,
    taxable = gst_months.taxable + excluded.taxable, cgst = gst_months.cgst + excluded.cgst,
    sgst = gst_months.sgst + excluded.sgst, igst = gst_months.igst + excluded.igst,
    round_off = gst_months.round_off + excluded.round_off, total = gst_months.total + excluded.total;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.write_member_lookup()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  company text;
  gst text;
begin
  if tg_op = 'UPDATE' then
    select c.name, c.gst_number into company, gst from companies c where c.member_id = new.id;
  end if;
  new.lookup := member_lookup(new.name, new.phone, company, gst);
  new.list_name := lower(coalesce(company, new.name));
  return new;
end $function$;

CREATE TRIGGER audit_log_no_delete BEFORE DELETE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON public.audit_log FOR EACH ROW WHEN ((old.hash IS NOT NULL)) EXECUTE FUNCTION refuse_audit_change();
CREATE CONSTRAINT TRIGGER chain_audit AFTER INSERT ON public.audit_log DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION chain_audit();
CREATE TRIGGER count_comments AFTER INSERT OR DELETE OR UPDATE OF state ON public.blog_comments FOR EACH ROW EXECUTE FUNCTION count_post_comments();
CREATE TRIGGER count_likes AFTER INSERT OR DELETE ON public.blog_likes FOR EACH ROW EXECUTE FUNCTION count_post_likes();
CREATE TRIGGER count_change AFTER UPDATE ON public.blog_posts FOR EACH ROW WHEN (((old.is_published IS DISTINCT FROM new.is_published) OR (old.category IS DISTINCT FROM new.category))) EXECUTE FUNCTION count_posts();
CREATE TRIGGER count_gone AFTER DELETE ON public.blog_posts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_posts();
CREATE TRIGGER count_new AFTER INSERT ON public.blog_posts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_posts();
CREATE TRIGGER count_none AFTER TRUNCATE ON public.blog_posts FOR EACH STATEMENT EXECUTE FUNCTION count_posts();
CREATE TRIGGER gone_deleted AFTER DELETE ON public.blog_posts FOR EACH ROW WHEN (old.is_published) EXECUTE FUNCTION mark_gone('post', 'slug');
CREATE TRIGGER used_new AFTER INSERT ON public.blog_posts REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION mark_used('post', 'slug');
CREATE TRIGGER used_renamed AFTER UPDATE OF slug ON public.blog_posts FOR EACH ROW WHEN ((old.slug <> new.slug)) EXECUTE FUNCTION mark_used('post', 'slug');
CREATE TRIGGER derive_products AFTER UPDATE OF name ON public.brands FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION derive_products_of();
CREATE TRIGGER give_slug BEFORE INSERT ON public.brands FOR EACH ROW EXECUTE FUNCTION give_brand_slug();
CREATE TRIGGER derive_products AFTER UPDATE OF name, parent_id ON public.categories FOR EACH ROW WHEN (((old.name IS DISTINCT FROM new.name) OR (old.parent_id IS DISTINCT FROM new.parent_id))) EXECUTE FUNCTION derive_products_of();
CREATE TRIGGER move_counts AFTER UPDATE OF parent_id ON public.categories FOR EACH ROW WHEN ((old.parent_id IS DISTINCT FROM new.parent_id)) EXECUTE FUNCTION move_category_counts();
CREATE TRIGGER derive_products AFTER UPDATE OF is_verified ON public.companies FOR EACH ROW WHEN ((old.is_verified IS DISTINCT FROM new.is_verified)) EXECUTE FUNCTION derive_products_of();
CREATE TRIGGER derive_products_new AFTER INSERT ON public.companies FOR EACH ROW WHEN (new.is_verified) EXECUTE FUNCTION derive_products_of();
CREATE TRIGGER follow_company_delete AFTER DELETE ON public.companies REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION follow_company_lookup();
CREATE TRIGGER follow_company_insert AFTER INSERT ON public.companies REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_company_lookup();
CREATE TRIGGER follow_company_update AFTER UPDATE ON public.companies REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_company_lookup();
CREATE TRIGGER follow_gone AFTER DELETE ON public.companies REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_sellers();
CREATE TRIGGER follow_name AFTER UPDATE OF name, pin_code ON public.companies FOR EACH ROW EXECUTE FUNCTION follow_company();
CREATE TRIGGER follow_new AFTER INSERT ON public.companies REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_sellers();
CREATE TRIGGER invoice_files_immutable BEFORE DELETE OR UPDATE ON public.invoice_files FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER invoices_immutable BEFORE DELETE OR UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER sum_papers AFTER INSERT ON public.invoices REFERENCING NEW TABLE AS issued FOR EACH STATEMENT EXECUTE FUNCTION sum_papers();
CREATE TRIGGER derive_reels AFTER UPDATE OF state ON public.media_files FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION derive_reels_of();
CREATE TRIGGER derive_products AFTER UPDATE OF state_id, city_id, is_blocked, proven_at ON public.members FOR EACH ROW WHEN (((old.state_id IS DISTINCT FROM new.state_id) OR (old.city_id IS DISTINCT FROM new.city_id) OR (old.is_blocked IS DISTINCT FROM new.is_blocked) OR ((old.proven_at IS NULL) IS DISTINCT FROM (new.proven_at IS NULL)))) EXECUTE FUNCTION derive_products_of();
CREATE TRIGGER follow_member AFTER UPDATE OF role, state_id, city_id, is_blocked, proven_at, profile_image, banner_image ON public.members FOR EACH ROW WHEN ((((((((old.role IS DISTINCT FROM new.role) OR (old.state_id IS DISTINCT FROM new.state_id)) OR (old.city_id IS DISTINCT FROM new.city_id)) OR (old.is_blocked IS DISTINCT FROM new.is_blocked)) OR ((old.proven_at IS NULL) IS DISTINCT FROM (new.proven_at IS NULL))) OR (old.profile_image IS DISTINCT FROM new.profile_image)) OR (old.banner_image IS DISTINCT FROM new.banner_image))) EXECUTE FUNCTION follow_member();
CREATE TRIGGER gone_deleted AFTER DELETE ON public.members FOR EACH ROW WHEN (((old.proven_at IS NOT NULL) AND (old.role <> ALL (ARRAY['USER'::text, 'ADMIN'::text, 'SUBADMIN'::text, 'APPROVERS'::text])))) EXECUTE FUNCTION mark_gone('seller', 'slug');
CREATE TRIGGER used_new AFTER INSERT ON public.members REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION mark_used('seller', 'slug');
CREATE TRIGGER used_renamed AFTER UPDATE OF slug ON public.members FOR EACH ROW WHEN ((old.slug <> new.slug)) EXECUTE FUNCTION mark_used('seller', 'slug');
CREATE TRIGGER write_member_lookup BEFORE INSERT OR UPDATE OF name, phone ON public.members FOR EACH ROW EXECUTE FUNCTION write_member_lookup();
CREATE TRIGGER gone_deleted AFTER DELETE ON public.opportunities FOR EACH ROW WHEN ((old.approval = 'APPROVED'::text)) EXECUTE FUNCTION mark_gone('opportunity', 'id');
CREATE TRIGGER plans_immutable BEFORE UPDATE ON public.plans FOR EACH ROW EXECUTE FUNCTION refuse_new_content();
CREATE TRIGGER derive_product BEFORE INSERT OR UPDATE OF seller_id, category_id, brand_id, approval ON public.products FOR EACH ROW EXECUTE FUNCTION derive_product();
CREATE TRIGGER follow_deleted AFTER DELETE ON public.products REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION follow_products();
CREATE TRIGGER follow_inserted AFTER INSERT ON public.products REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION follow_products();
CREATE TRIGGER follow_updated AFTER UPDATE ON public.products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION follow_products();
CREATE TRIGGER gone_deleted AFTER DELETE ON public.products FOR EACH ROW WHEN ((old.approval = 'APPROVED'::text)) EXECUTE FUNCTION mark_gone('product', 'slug');
CREATE TRIGGER gone_withdrawn AFTER UPDATE OF approval ON public.products FOR EACH ROW WHEN (((old.approval = 'APPROVED'::text) AND (new.approval <> 'APPROVED'::text))) EXECUTE FUNCTION mark_gone('product', 'slug');
CREATE TRIGGER used_approved AFTER UPDATE OF approval ON public.products FOR EACH ROW WHEN (((old.approval <> 'APPROVED'::text) AND (new.approval = 'APPROVED'::text))) EXECUTE FUNCTION mark_used('product', 'slug');
CREATE TRIGGER used_new AFTER INSERT ON public.products REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION mark_used('product', 'slug');
CREATE TRIGGER count_likes AFTER INSERT OR DELETE ON public.reel_likes FOR EACH ROW EXECUTE FUNCTION count_reel_likes();
CREATE TRIGGER count_change AFTER UPDATE ON public.reels FOR EACH ROW WHEN ((old.shown IS DISTINCT FROM new.shown)) EXECUTE FUNCTION count_reels();
CREATE TRIGGER count_gone AFTER DELETE ON public.reels REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_reels();
CREATE TRIGGER count_new AFTER INSERT ON public.reels REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_reels();
CREATE TRIGGER derive_reel BEFORE INSERT OR UPDATE OF owner_id, video, is_active, approval ON public.reels FOR EACH ROW EXECUTE FUNCTION derive_reel();
CREATE TRIGGER gone_deleted AFTER DELETE ON public.reels FOR EACH ROW WHEN ((old.approval = 'APPROVED'::text)) EXECUTE FUNCTION mark_gone('reel', 'id');
CREATE TRIGGER gone_withdrawn AFTER UPDATE OF approval ON public.reels FOR EACH ROW WHEN (((old.approval = 'APPROVED'::text) AND (new.approval <> 'APPROVED'::text))) EXECUTE FUNCTION mark_gone('reel', 'id');
CREATE TRIGGER used_approved AFTER UPDATE OF approval ON public.reels FOR EACH ROW WHEN (((old.approval <> 'APPROVED'::text) AND (new.approval = 'APPROVED'::text))) EXECUTE FUNCTION mark_used('reel', 'id');
CREATE TRIGGER gone_deleted AFTER DELETE ON public.requirements FOR EACH ROW WHEN ((old.approval = 'APPROVED'::text)) EXECUTE FUNCTION mark_gone('requirement', 'id');
CREATE TRIGGER follow_gone AFTER DELETE ON public.seller_categories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_sellers();
CREATE TRIGGER follow_new AFTER INSERT ON public.seller_categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_sellers();
CREATE TRIGGER follow_change AFTER UPDATE ON public.seller_figures REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_figures();
CREATE TRIGGER follow_gone AFTER DELETE ON public.seller_figures REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_sellers();
CREATE TRIGGER follow_new AFTER INSERT ON public.seller_figures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_sellers();
CREATE TRIGGER derive_reels AFTER INSERT OR DELETE ON public.seller_listings FOR EACH ROW EXECUTE FUNCTION derive_reels_of();
CREATE TRIGGER topup_prices_immutable BEFORE UPDATE ON public.topup_prices FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER topups_immutable BEFORE UPDATE ON public.topups FOR EACH ROW EXECUTE FUNCTION refuse_new_content();
CREATE TRIGGER gone_deleted AFTER DELETE ON public.videos FOR EACH ROW WHEN (old.is_published) EXECUTE FUNCTION mark_gone('video', 'id');
