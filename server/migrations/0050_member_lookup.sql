-- A company follows its member, so a member that is new has none to look for.
CREATE OR REPLACE FUNCTION write_member_lookup() RETURNS trigger LANGUAGE plpgsql AS $$
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
end $$;
