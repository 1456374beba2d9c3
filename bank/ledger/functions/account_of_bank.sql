-- The account of the bank of this class and currency that an operation goes through.
create or replace function account_of_bank(p_class text, p_currency text, p_operation uuid) returns bigint
language plpgsql stable set search_path = public, pg_temp as $$
begin
  return (select a.id from account a where a.customer_id is null and a.account_class = p_class and a.currency = p_currency
    and a.shard = get_byte(uuid_send(p_operation), 15) & 15);
end
$$;
