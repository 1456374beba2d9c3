-- Ids of the users a search finds, after p_after in their order: by the beginning of a login (p_login, for like), a telephone, a number
-- of a customer, an INN, or beginnings of words of a name (p_words, a tsquery). A part that is null finds nothing; each part has an index.
create or replace function search_users(p_login text, p_phone text, p_number text, p_words text, p_after bigint,
  p_limit integer)
returns setof bigint
language plpgsql stable set search_path = public, pg_temp as $$
begin
  return query execute $query$
    with found as (
      select u.id from app_user u where lower(u.login) like $1
      union select u.id from app_user u where u.phone = $2
      union select u.id from customer c join app_user u on u.customer_id = c.id where c.customer_no = $3
      union select u.id from customer c join app_user u on u.customer_id = c.id where c.inn = $3
      union select u.id from app_user u
        where jsonb_to_tsvector('simple', u.full_name, '["string"]') @@ to_tsquery('simple', $4)
      union select u.id from customer c join app_user u on u.customer_id = c.id
        where jsonb_to_tsvector('simple', c.name, '["string"]') @@ to_tsquery('simple', $4)
    )
    select f.id from found f where f.id > $5 order by f.id limit $6
  $query$ using p_login, p_phone, p_number, p_words, p_after, p_limit;
end
$$;

grant execute on function search_users to tulpar_bank;
