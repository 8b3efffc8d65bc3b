-- Words as they are compared: small letters, '18 mm' as 18mm, '8 × 4' as 8x4, no plural. A hyphen makes two words and one.
create or replace function search_words_of(written text) returns text[] language plpgsql immutable parallel safe strict as $$
declare
  plain text := translate(lower(written), E'×,;:/|&+()[]{}<>"''°³²!?#*@=~^%$_\\\t\n', 'x                                  ') || ' ';
begin
  plain := regexp_replace(plain, '(\d) *x *(\d[\d.]*) *(?:ft|in|mm)?\M', '\1x\2 ', 'g');
  plain := regexp_replace(plain, '(\d) +(mm|cm|in|ft|kg|m)\M', '\1\2', 'g');
  plain := regexp_replace(plain, '([a-z](?:ch|sh|ss|x))es\M', '\1', 'g');
  plain := regexp_replace(plain, '([a-z]{2}[a-hj-rtv-z])s\M', '\1', 'g');
  plain := regexp_replace(plain, '\.(?!\d)', ' ', 'g');
  return array_remove(string_to_array(translate(plain, '-', ' ') || replace(plain, '-', ''), ' '), '');
end $$;
