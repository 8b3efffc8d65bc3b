DROP INDEX "orders_by_time";--> statement-breakpoint
DROP INDEX "members_by_state";--> statement-breakpoint
DROP INDEX "members_by_role";--> statement-breakpoint
DROP INDEX "audit_log_by_time";--> statement-breakpoint
DROP INDEX "audit_log_by_subject";--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "lookup" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "list_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "before" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "after" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "seq" bigint;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "previous_hash" "bytea";--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "hash" "bytea";--> statement-breakpoint
-- The hash of a row: of everything it says and of the hash before it.
CREATE FUNCTION audit_hash(entry audit_log, previous bytea) RETURNS bytea LANGUAGE sql STABLE PARALLEL SAFE AS $$
  select sha256(coalesce(previous, ''::bytea) || convert_to(jsonb_build_array(entry.seq, entry.id, entry.actor_id,
    entry.action, entry.subject_kind, entry.subject_id, entry.before, entry.after, entry.detail,
    extract(epoch from entry.at))::text, 'UTF8'))
$$;--> statement-breakpoint
-- Runs when the transaction commits, so that the lock is held for the commit alone and nothing is waited for under it.
CREATE FUNCTION chain_audit() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  last record;
begin
  perform pg_advisory_xact_lock(7291171);
  select seq, hash into last from audit_log where seq is not null order by seq desc limit 1;
  new.seq := coalesce(last.seq, 0) + 1;
  update audit_log set seq = new.seq, previous_hash = last.hash, hash = audit_hash(new, last.hash) where id = new.id;
  return null;
end $$;--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'the audit log is append-only: % is refused', tg_op using errcode = 'insufficient_privilege';
end $$;--> statement-breakpoint
-- Rows that were there before the chain are chained in their order.
DO $$
declare
  entry audit_log;
  previous bytea;
  place bigint := 0;
begin
  for entry in select * from audit_log order by at, id loop
    place := place + 1;
    entry.seq := place;
    entry.hash := audit_hash(entry, previous);
    update audit_log set seq = place, previous_hash = previous, hash = entry.hash where id = entry.id;
    previous := entry.hash;
  end loop;
end $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER chain_audit AFTER INSERT ON audit_log DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION chain_audit();--> statement-breakpoint
-- Only a row that has no place yet may get one.
CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON audit_log FOR EACH ROW
  WHEN (old.hash IS NOT NULL) EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
CREATE TRIGGER audit_log_no_delete BEFORE DELETE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
CREATE FUNCTION member_lookup(name text, phone text, company text, gst text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select lower(concat_ws(E'\n', company, name, phone, gst))
$$;--> statement-breakpoint
CREATE FUNCTION write_member_lookup() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  company record;
begin
  select name, gst_number into company from companies where member_id = new.id;
  new.lookup := member_lookup(new.name, new.phone, company.name, company.gst_number);
  new.list_name := lower(coalesce(company.name, new.name));
  return new;
end $$;--> statement-breakpoint
-- Once a statement, however many companies it writes.
CREATE FUNCTION follow_company_lookup() RETURNS trigger LANGUAGE plpgsql AS $$
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
end $$;--> statement-breakpoint
UPDATE members m SET lookup = member_lookup(m.name, m.phone, c.name, c.gst_number), list_name = lower(coalesce(c.name, m.name))
  FROM members own LEFT JOIN companies c ON c.member_id = own.id WHERE own.id = m.id;--> statement-breakpoint
CREATE TRIGGER write_member_lookup BEFORE INSERT OR UPDATE OF name, phone ON members FOR EACH ROW
  EXECUTE FUNCTION write_member_lookup();--> statement-breakpoint
CREATE TRIGGER follow_company_insert AFTER INSERT ON companies REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION follow_company_lookup();--> statement-breakpoint
CREATE TRIGGER follow_company_update AFTER UPDATE ON companies REFERENCING OLD TABLE AS gone NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION follow_company_lookup();--> statement-breakpoint
CREATE TRIGGER follow_company_delete AFTER DELETE ON companies REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION follow_company_lookup();--> statement-breakpoint
CREATE INDEX "orders_by_state" ON "orders" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_kind" ON "orders" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "orders_flagged" ON "orders" USING btree ("created_at","id") WHERE "orders"."flag" is not null;--> statement-breakpoint
CREATE INDEX "members_by_age" ON "members" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "members_by_list_name" ON "members" USING btree ("list_name","id");--> statement-breakpoint
CREATE INDEX "members_by_visit" ON "members" USING btree ("last_seen_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "members_blocked" ON "members" USING btree ("created_at","id") WHERE "members"."is_blocked";--> statement-breakpoint
CREATE INDEX "members_unproven" ON "members" USING btree ("created_at","id") WHERE "members"."proven_at" is null;--> statement-breakpoint
CREATE INDEX "members_by_lookup" ON "members" USING gin ("lookup" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "audit_log_by_seq" ON "audit_log" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "audit_log_by_actor" ON "audit_log" USING btree ("actor_id","at","seq");--> statement-breakpoint
CREATE INDEX "audit_log_by_action" ON "audit_log" USING btree ("action","at","seq");--> statement-breakpoint
CREATE INDEX "audit_log_by_kind" ON "audit_log" USING btree ("subject_kind","at","seq");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "members_by_state" ON "members" USING btree ("state_id","created_at","id");--> statement-breakpoint
CREATE INDEX "members_by_role" ON "members" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_time" ON "audit_log" USING btree ("at","seq");--> statement-breakpoint
CREATE INDEX "audit_log_by_subject" ON "audit_log" USING btree ("subject_id","at","seq");