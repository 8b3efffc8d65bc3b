-- What a reel takes from others: whether its film is ready and its seller in the lists. Answers that show it are dropped
-- on every process, whoever made the change.
CREATE FUNCTION derive_reel() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  new.shown := new.approval = 'APPROVED' and new.is_active
    and exists (select from media_files where path = new.video and state = 'ready')
    and exists (select from seller_listings where member_id = new.owner_id);
  if tg_op = 'UPDATE' and new.shown <> old.shown then
    perform pg_notify('cache_drop', 'reels');
  end if;
  return new;
end $$;--> statement-breakpoint
CREATE TRIGGER derive_reel BEFORE INSERT OR UPDATE OF owner_id, video, is_active, approval ON reels
  FOR EACH ROW EXECUTE FUNCTION derive_reel();--> statement-breakpoint
CREATE FUNCTION derive_reels_of() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_table_name = 'media_files' then
    update reels set approval = approval where video = new.path;
  elsif tg_op = 'DELETE' then
    update reels set approval = approval where owner_id = old.member_id;
  else
    update reels set approval = approval where owner_id = new.member_id;
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER derive_reels AFTER UPDATE OF state ON media_files FOR EACH ROW
  WHEN (old.state IS DISTINCT FROM new.state) EXECUTE FUNCTION derive_reels_of();--> statement-breakpoint
CREATE TRIGGER derive_reels AFTER INSERT OR DELETE ON seller_listings
  FOR EACH ROW EXECUTE FUNCTION derive_reels_of();
