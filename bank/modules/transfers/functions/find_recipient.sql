-- An account of a customer that money can be sent to: by its number, by a card of this bank that can be used (p_value is then the
-- keyed hash of its number), or by the phone of its owner, who then gets it on the first of his accounts in that currency. A phone
-- that more than one customer has finds no account. Apart from TOO_MANY_REQUESTS all misses are answered the same. A user gets ten
-- misses or a hundred hits an hour, over all kinds of queries; retry_at is the moment from which the user may ask again.
create or replace function find_recipient(p_user bigint, p_address text, p_by text, p_value text, p_currency text, p_now timestamptz)
returns table (refusal text, retry_at timestamptz, account_id bigint, customer_id bigint, customer_kind text, name text)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  this_hour constant timestamptz = date_trunc('hour', p_now);
  asking constant cidr = lookup_network(p_address);
  seen recipient_lookup;
begin
  insert into recipient_lookup (user_id, hour, found, missed) values (p_user, this_hour, 0, 0)
    on conflict (user_id) do update
      set hour = excluded.hour,
        found = case when recipient_lookup.hour = excluded.hour then recipient_lookup.found else 0 end,
        missed = case when recipient_lookup.hour = excluded.hour then recipient_lookup.missed else 0 end
    returning * into seen;
  if seen.found >= 100 or seen.missed >= 10 or not network_may_look_up(asking, p_now) then
    refusal := 'TOO_MANY_REQUESTS';
    retry_at := this_hour + interval '1 hour';
    return next;
    return;
  end if;
  if p_by = 'account' then
    select a.id, a.customer_id, c.kind, c.name ->> 'ru' into account_id, customer_id, customer_kind, name
      from account a join customer c on c.id = a.customer_id
      where a.number = p_value and credit_refusal(a, a.customer_id, a.currency) is distinct from 'ACCOUNT_CREDIT_NOT_FOUND';
  elsif p_by = 'card' then
    select a.id, a.customer_id, c.kind, c.name ->> 'ru' into account_id, customer_id, customer_kind, name
      from card k join account a on a.id = k.account_id join customer c on c.id = a.customer_id
      where k.number_hash = decode(p_value, 'hex') and k.custom_status <> 'hardLock' and k.ipc_status = 'active'
        and k.expires_on >= bank_day(p_now) and credit_refusal(a, a.customer_id, a.currency) is distinct from 'ACCOUNT_CREDIT_NOT_FOUND';
  elsif (select count(distinct u.customer_id) from app_user u where u.phone = p_value) = 1 then
    select a.id, a.customer_id, c.kind, c.name ->> 'ru' into account_id, customer_id, customer_kind, name
      from app_user u join customer c on c.id = u.customer_id and c.kind = 'I' join account a on a.customer_id = c.id
      where u.phone = p_value and credit_refusal(a, a.customer_id, p_currency) is null
      order by a.number limit 1;
  end if;
  if account_id is null then
    refusal := 'RECIPIENT_NOT_FOUND';
    perform count_network_miss(asking, p_now);
  end if;
  update recipient_lookup l set found = l.found + (account_id is not null)::integer, missed = l.missed + (account_id is null)::integer
    where l.user_id = p_user;
  return next;
end
$$;

grant execute on function find_recipient to tulpar_bank;
