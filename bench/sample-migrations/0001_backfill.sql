-- without a transaction
-- In parts of 1,000 rows, each committed: whoever writes one of them waits for its part alone.
do $$
declare
  last uuid := '00000000-0000-0000-0000-000000000000';
  part uuid[];
begin
  loop
    part := array(select id from notifications where id > last order by id limit 1000);
    exit when cardinality(part) = 0;
    update notifications set channel = 'app' where id = any(part) and channel is null;
    last := part[cardinality(part)];
    commit;
  end loop;
end $$;
