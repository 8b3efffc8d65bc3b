-- Writes down what changed, for whoever keeps products in memory. Arguments are the kind and, of an update, the
-- columns that matter: without them every row does.
create or replace function record_catalogue_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    insert into catalogue_changes (kind) values ('everything');
  elsif tg_op <> 'UPDATE' then
    insert into catalogue_changes (kind, id) select tg_argv[0], id from changed;
  elsif tg_nargs = 1 then
    insert into catalogue_changes (kind, id)
    select tg_argv[0], id from (select id from changed union select id from before) as both_sides;
  else
    insert into catalogue_changes (kind, id)
    select distinct tg_argv[0], id from (
      select id, field, value from changed, jsonb_each(to_jsonb(changed)) as entry(field, value)
      union all
      select id, field, value from before, jsonb_each(to_jsonb(before)) as entry(field, value)
    ) as both_sides
     where field = any(tg_argv[1:]) group by id, field, value having count(*) = 1;
  end if;
  return null;
end $$;

-- Writes down one changed row of a table that is rarely written; arguments are the kind and the column of its id.
create or replace function record_catalogue_row() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes (kind, id) values (tg_argv[0], (to_jsonb(coalesce(new, old)) ->> tg_argv[1])::uuid);
  return null;
end $$;

-- Of what is read as a whole: that something of it changed is enough.
create or replace function record_kind_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes (kind) values (tg_argv[0]);
  return null;
end $$;

create or replace trigger record_deleted after delete on brands
  referencing old table as changed for each statement
  execute function record_catalogue_changes('brand');

create or replace trigger record_inserted after insert on brands
  referencing new table as changed for each statement
  execute function record_catalogue_changes('brand');

create or replace trigger record_updated after update on brands
  referencing old table as before new table as changed for each statement
  execute function record_catalogue_changes('brand', 'name', 'merged_into_id');

create or replace trigger record_deleted after delete on categories
  referencing old table as changed for each statement
  execute function record_catalogue_changes('category');

create or replace trigger record_inserted after insert on categories
  referencing new table as changed for each statement
  execute function record_catalogue_changes('category');

create or replace trigger record_updated after update on categories
  referencing old table as before new table as changed for each statement
  execute function record_catalogue_changes('category', 'name', 'slug', 'parent_id', 'level', 'position', 'shown',
    'merged_into_id', 'sold_by_area');

create or replace trigger record_deleted after delete on cities
  referencing old table as changed for each statement
  execute function record_catalogue_changes('city');

create or replace trigger record_inserted after insert on cities
  referencing new table as changed for each statement
  execute function record_catalogue_changes('city');

create or replace trigger record_updated after update on cities
  referencing old table as before new table as changed for each statement
  execute function record_catalogue_changes('city', 'name', 'slug', 'spellings', 'is_hidden', 'state_id');

create or replace trigger record_deleted after delete on products
  referencing old table as changed for each statement
  execute function record_catalogue_changes('product');

create or replace trigger record_inserted after insert on products
  referencing new table as changed for each statement
  execute function record_catalogue_changes('product');

create or replace trigger record_updated after update on products
  referencing old table as before new table as changed for each statement
  execute function record_catalogue_changes('product');

create or replace trigger record_truncated after truncate on products
  for each statement
  execute function record_catalogue_changes();

create or replace trigger record_changed after insert or update or delete or truncate on search_lexicon
  for each statement
  execute function record_kind_change('lexicon');

create or replace trigger record_moved after update of pin_area, city_id on seller_listings
  for each row
  when ((old.pin_area is distinct from new.pin_area) or (old.city_id is distinct from new.city_id))
  execute function record_kind_change('pin');

create or replace trigger record_listed after insert or delete on seller_listings
  for each row
  execute function record_kind_change('pin');

create or replace trigger record_deleted after delete on states
  referencing old table as changed for each statement
  execute function record_catalogue_changes('state');

create or replace trigger record_inserted after insert on states
  referencing new table as changed for each statement
  execute function record_catalogue_changes('state');

create or replace trigger record_updated after update on states
  referencing old table as before new table as changed for each statement
  execute function record_catalogue_changes('state', 'name', 'slug', 'code');

create or replace trigger record_seller_company after insert or delete or update of name, phone, is_verified on companies
  for each row
  execute function record_catalogue_row('seller', 'member_id');

create or replace trigger record_seller after update of name, slug, phone, city_id, state_id on members
  for each row
  when ((old.name, old.slug, old.phone, old.city_id, old.state_id)
    is distinct from (new.name, new.slug, new.phone, new.city_id, new.state_id))
  execute function record_catalogue_row('seller', 'id');

create or replace trigger record_picture after delete or update of path, width, height, placeholder, avif on media_files
  for each row
  execute function record_catalogue_row('picture', 'id');
