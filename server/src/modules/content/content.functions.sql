-- Comments count while they are approved.
create or replace function count_post_comments() returns trigger language plpgsql as $$
declare
  change integer := 0;
begin
  if tg_op <> 'DELETE' and new.state = 'APPROVED' then
    change := change + 1;
  end if;
  if tg_op <> 'INSERT' and old.state = 'APPROVED' then
    change := change - 1;
  end if;
  if change <> 0 then
    update blog_posts set comment_count = greatest(comment_count + change, 0)
     where id = case tg_op when 'DELETE' then old.blog_id else new.blog_id end;
  end if;
  return null;
end $$;

-- A like counts while its row is there, whoever removes it: its member, or the erasure of that member.
create or replace function count_post_likes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update blog_posts set like_count = like_count + 1 where id = new.blog_id;
  else
    update blog_posts set like_count = greatest(like_count - 1, 0) where id = old.blog_id;
  end if;
  return null;
end $$;

-- How many posts of each category are published.
create or replace function count_posts() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from blog_counts;
  elsif tg_op = 'UPDATE' then
    insert into blog_counts as counted (category, posts)
    select category, sum(change)
      from (values (old.category, -old.is_published::integer), (new.category, new.is_published::integer))
        as changes (category, change)
     group by category having sum(change) <> 0 order by category
        on conflict (category) do update set posts = counted.posts + excluded.posts;
  else
    insert into blog_counts as counted (category, posts)
    select category, count(*) * case tg_op when 'INSERT' then 1 else -1 end
      from changed where is_published group by category order by category
        on conflict (category) do update set posts = counted.posts + excluded.posts;
  end if;
  return null;
end $$;

create or replace trigger count_comments after insert or delete or update of state on blog_comments
  for each row
  execute function count_post_comments();

create or replace trigger count_likes after insert or delete on blog_likes
  for each row
  execute function count_post_likes();

create or replace trigger count_change after update on blog_posts
  for each row
  when ((old.is_published is distinct from new.is_published) or (old.category is distinct from new.category))
  execute function count_posts();

create or replace trigger count_gone after delete on blog_posts
  referencing old table as changed for each statement
  execute function count_posts();

create or replace trigger count_new after insert on blog_posts
  referencing new table as changed for each statement
  execute function count_posts();

create or replace trigger count_none after truncate on blog_posts
  for each statement
  execute function count_posts();
