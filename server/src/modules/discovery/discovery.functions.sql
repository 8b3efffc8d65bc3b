-- The address of what is deleted or taken down: kind of thing, and which of its columns the address ends in.
create or replace function mark_gone() returns trigger language plpgsql as $$
begin
  insert into gone_addresses (kind, slug_hash, gone_on)
  values (tg_argv[0], encode(sha256(convert_to(to_jsonb(old) ->> tg_argv[1], 'UTF8')), 'hex'),
          (now() at time zone 'Asia/Kolkata')::date)
      on conflict (kind, slug_hash) do update set gone_on = excluded.gone_on;
  return null;
end $$;

-- An address that is used again is no longer gone.
create or replace function mark_used() returns trigger language plpgsql as $$
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
end $$;

create or replace trigger gone_deleted after delete on blog_posts
  for each row
  when (old.is_published)
  execute function mark_gone('post', 'slug');

create or replace trigger used_new after insert on blog_posts
  referencing new table as new_rows for each statement
  execute function mark_used('post', 'slug');

create or replace trigger used_renamed after update of slug on blog_posts
  for each row
  when (old.slug <> new.slug)
  execute function mark_used('post', 'slug');

create or replace trigger gone_deleted after delete on members
  for each row
  when ((old.proven_at is not null) and (old.role <> all (array['USER'::text, 'ADMIN'::text, 'SUBADMIN'::text, 'APPROVERS'::text])))
  execute function mark_gone('seller', 'slug');

create or replace trigger used_new after insert on members
  referencing new table as new_rows for each statement
  execute function mark_used('seller', 'slug');

create or replace trigger used_renamed after update of slug on members
  for each row
  when (old.slug <> new.slug)
  execute function mark_used('seller', 'slug');

create or replace trigger gone_deleted after delete on opportunities
  for each row
  when (old.approval = 'APPROVED'::text)
  execute function mark_gone('opportunity', 'id');

create or replace trigger gone_deleted after delete on products
  for each row
  when (old.approval = 'APPROVED'::text)
  execute function mark_gone('product', 'slug');

create or replace trigger gone_withdrawn after update of approval on products
  for each row
  when ((old.approval = 'APPROVED'::text) and (new.approval <> 'APPROVED'::text))
  execute function mark_gone('product', 'slug');

create or replace trigger used_approved after update of approval on products
  for each row
  when ((old.approval <> 'APPROVED'::text) and (new.approval = 'APPROVED'::text))
  execute function mark_used('product', 'slug');

create or replace trigger used_new after insert on products
  referencing new table as new_rows for each statement
  execute function mark_used('product', 'slug');

create or replace trigger gone_deleted after delete on reels
  for each row
  when (old.approval = 'APPROVED'::text)
  execute function mark_gone('reel', 'id');

create or replace trigger gone_withdrawn after update of approval on reels
  for each row
  when ((old.approval = 'APPROVED'::text) and (new.approval <> 'APPROVED'::text))
  execute function mark_gone('reel', 'id');

create or replace trigger used_approved after update of approval on reels
  for each row
  when ((old.approval <> 'APPROVED'::text) and (new.approval = 'APPROVED'::text))
  execute function mark_used('reel', 'id');

create or replace trigger gone_deleted after delete on requirements
  for each row
  when (old.approval = 'APPROVED'::text)
  execute function mark_gone('requirement', 'id');

create or replace trigger gone_deleted after delete on videos
  for each row
  when (old.is_published)
  execute function mark_gone('video', 'id');
