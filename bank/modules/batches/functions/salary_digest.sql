-- SHA-256 over the lines of a salary: what its signatures are over.
create or replace function salary_digest(p_customer bigint, p_operation uuid) returns text
language sql stable set search_path = public, pg_temp as $$
  select encode(sha256(convert_to(string_agg(concat_ws('|', l.number, l.account_number, l.amount, l.currency, l.fee,
      l.wanted ->> 'recipientName',
      l.wanted ->> 'purpose'), E'\n' order by l.number), 'UTF8')), 'hex')
    from batch_line l join batch b on b.id = l.batch_id and b.customer_id = p_customer where l.operation_id = p_operation
$$;

grant execute on function salary_digest to tulpar_bank;
