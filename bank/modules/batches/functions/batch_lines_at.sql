-- Status of a line, see BATCH_LINE_STATUSES. p_now decides whether a document is out of date. Its names are bound here, so it needs no
-- path of its own and becomes part of the statement that asks: who asks for a few lines reads no others.
create or replace function batch_lines_at(p_batch bigint, p_now timestamptz)
returns table (number integer, status text, amount bigint, fee bigint, why text)
language sql stable begin atomic
  select l.number,
      case
        when l.faults <> '[]' then 'faulty'
        when l.chosen then 'chosen'
        when l.operation_id is null then case when l.refusal is null then 'draft' else 'declined' end
        when o.state in ('declined', 'expired') or o.state = 'signing' and o.expires_at <= p_now then 'declined'
        when o.state = 'signing' then 'signing'
        when b.kind = 'salary' then case l.outcome when 'paid' then 'done' when 'rejected' then 'rejected' else 'processing' end
        when t.status in ('ACCEPTED', 'CONFIRMED') then 'done'
        when t.status in ('REJECTED', 'RETURNED', 'CANCELLED', 'DECLINED') then 'rejected'
        else 'processing'
      end,
      l.amount, l.fee, l.refusal
    from batch b join batch_line l on l.batch_id = b.id
      left join operation o on o.customer_id = b.customer_id and o.operation_id = l.operation_id
      left join txn t on t.id = o.txn_id
    where b.id = p_batch;
end;

grant execute on function batch_lines_at to tulpar_bank;
