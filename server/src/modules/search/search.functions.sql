create or replace function search_slips(word text) returns text[] language sql immutable parallel safe strict as $$
  select case when word ~ '^[a-z]{3,24}$' then array(
    select word union select overlay(word placing '' from at for 1) from generate_series(1, length(word)) as at
  ) else '{}' end
$$;

-- How a word sounds: one sign for letters that are heard alike, no vowels but a leading one.
create or replace function search_sound(text) returns text language sql immutable parallel safe strict as $$
  select left(folded, 1) || regexp_replace(substr(folded, 2), '[aeiouyh]', '', 'g')
  from (
    select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      translate(replace(replace(replace(replace(replace(regexp_replace(
        case when $1 ~ '\d' then '' else regexp_replace(lower($1), '[^a-z]', '', 'g') end,
      '(.)\1+', '\1', 'g'), 'tion', 'sn'), 'ture', '1r'), 'ph', 'f'), 'x', 'ks'), 'q', 'k'), 'wz', 'vj'),
      't?chh?', '1', 'g'), 'sh', 's', 'g'), 'c(?=[eiy])', 's', 'g'), 'ck?', 'k', 'g'), 'd?g(?=e)', 'j', 'g'),
      '^[aeiouy]+', 'a') as folded
  ) as heard
$$;

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
