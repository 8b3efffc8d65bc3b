-- The hash of a row: of everything it says and of the hash before it.
create or replace function audit_hash(entry audit_log, previous bytea) returns bytea language sql stable parallel safe as $$
  select sha256(coalesce(previous, ''::bytea) || convert_to(jsonb_build_array(entry.seq, entry.id, entry.actor_id,
    entry.action, entry.subject_kind, entry.subject_id, entry.before, entry.after, entry.detail,
    extract(epoch from entry.at))::text, 'UTF8'))
$$;

-- Runs when the transaction commits, so that the lock is held for the commit alone and nothing is waited for under it.
create or replace function chain_audit() returns trigger language plpgsql as $$
declare
  last record;
begin
  perform pg_advisory_xact_lock(7291171);
  select seq, hash into last from audit_log where seq is not null order by seq desc limit 1;
  new.seq := coalesce(last.seq, 0) + 1;
  update audit_log set seq = new.seq, previous_hash = last.hash, hash = audit_hash(new, last.hash) where id = new.id;
  return null;
end $$;

create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only: % is refused', tg_op using errcode = 'insufficient_privilege';
end $$;

create or replace trigger audit_log_no_delete before delete on audit_log
  for each statement
  execute function refuse_audit_change();

create or replace trigger audit_log_no_truncate before truncate on audit_log
  for each statement
  execute function refuse_audit_change();

create or replace trigger audit_log_no_update before update on audit_log
  for each row
  when (old.hash is not null)
  execute function refuse_audit_change();

create constraint trigger chain_audit after insert on audit_log
  deferrable initially deferred for each row
  execute function chain_audit();
