-- A like counts while its row is there, whoever removes it: its member, or the erasure of that member.
create or replace function count_reel_likes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update reels set like_count = like_count + 1 where id = new.reel_id;
  else
    update reels set like_count = greatest(like_count - 1, 0) where id = old.reel_id;
  end if;
  return null;
end $$;

-- How many reels are shown, in one row.
create or replace function count_reels() returns trigger language plpgsql as $$
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
end $$;

-- Derives `shown` from whether the reel's video is ready and its seller is listed. Cached answers that show it are
-- dropped on every process, whoever made the change.
create or replace function derive_reel() returns trigger language plpgsql as $$
begin
  new.shown := new.approval = 'APPROVED' and new.is_active
    and exists (select from media_files where path = new.video and state = 'ready')
    and exists (select from seller_listings where member_id = new.owner_id);
  if tg_op = 'UPDATE' and new.shown <> old.shown then
    perform pg_notify('cache_drop', 'reels');
  end if;
  return new;
end $$;

create or replace function derive_reels_of() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'media_files' then
    update reels set approval = approval where video = new.path;
  elsif tg_op = 'DELETE' then
    update reels set approval = approval where owner_id = old.member_id;
  else
    update reels set approval = approval where owner_id = new.member_id;
  end if;
  return null;
end $$;

create or replace trigger derive_reels after update of state on media_files
  for each row
  when (old.state is distinct from new.state)
  execute function derive_reels_of();

create or replace trigger count_likes after insert or delete on reel_likes
  for each row
  execute function count_reel_likes();

create or replace trigger count_change after update on reels
  for each row
  when (old.shown is distinct from new.shown)
  execute function count_reels();

create or replace trigger count_gone after delete on reels
  referencing old table as changed for each statement
  execute function count_reels();

create or replace trigger count_new after insert on reels
  referencing new table as changed for each statement
  execute function count_reels();

create or replace trigger derive_reel before insert or update of owner_id, video, is_active, approval on reels
  for each row
  execute function derive_reel();

create or replace trigger derive_reels after insert or delete on seller_listings
  for each row
  execute function derive_reels_of();
