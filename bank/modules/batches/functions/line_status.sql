-- See BATCH_LINE_STATUSES: what batch_lines_at says of a single line. p_now decides whether a document is out of date.
create or replace function line_status(p_standing text, p_kind text, o operation, p_txn_status text, p_now timestamptz) returns text
language sql immutable as $$
  select case
    when p_standing in ('faulty', 'chosen', 'draft') then p_standing
    when p_standing = 'refused' then 'declined'
    when o.state in ('declined', 'expired') or o.state = 'signing' and o.expires_at <= p_now then 'declined'
    when o.state = 'signing' then 'signing'
    when p_kind = 'salary' then case p_standing when 'paid' then 'done' when 'rejected' then 'rejected' else 'processing' end
    when p_txn_status in ('ACCEPTED', 'CONFIRMED') then 'done'
    when p_txn_status in ('REJECTED', 'RETURNED', 'CANCELLED', 'DECLINED') then 'rejected'
    else 'processing'
  end
$$;

grant execute on function line_status to tulpar_bank;
