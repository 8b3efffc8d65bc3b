-- A company's name without what makes no difference: letter case, marks, spaces, punctuation, the legal form, and
-- letters of other scripts that look like Latin ones.
create or replace function company_name_key(name text) returns text language plpgsql immutable parallel safe strict as $$
declare
  plain text := translate(
    lower(regexp_replace(normalize(name, NFKD), '[\u00ad\u0300-\u036f\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]', '', 'g')),
    '01аеорсухіјѕԁкмтнвАЕОРСУХІЈЅКМТНВαορυνικτΑΟΡΥΝΙΚΤΕΗΜΒΧΖ',
    'olaeopcyxijsdkmthbaeopcyxijskmthbaopuviktaopyniktehmbxz');
  short text := regexp_replace(plain, '\m(private|pvt|limited|ltd|llp|opc|company|co|inc|and)\M|\(p\)|\mm/s\M', '', 'g');
  gaps constant text := '[\s\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2010-\u205e\u3000-\u3002]';
begin
  return coalesce(nullif(regexp_replace(short, gaps, '', 'g'), ''), regexp_replace(plain, gaps, '', 'g'));
end $$;

-- Once a statement, however many companies it writes.
create or replace function follow_company_lookup() returns trigger language plpgsql as $$
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
end $$;

create or replace function member_lookup(name text, phone text, company text, gst text) returns text language sql immutable parallel safe as $$
  select lower(concat_ws(E'\n', company, name, phone, gst))
$$;

-- A company follows its member, so a member that is new has none to look for.
create or replace function write_member_lookup() returns trigger language plpgsql as $$
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

create or replace trigger follow_company_delete after delete on companies
  referencing old table as gone for each statement
  execute function follow_company_lookup();

create or replace trigger follow_company_insert after insert on companies
  referencing new table as changed for each statement
  execute function follow_company_lookup();

create or replace trigger follow_company_update after update on companies
  referencing old table as gone new table as changed for each statement
  execute function follow_company_lookup();

create or replace trigger write_member_lookup before insert or update of name, phone on members
  for each row
  execute function write_member_lookup();
