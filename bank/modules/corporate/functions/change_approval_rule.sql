-- Writes the next edition of the rules of a company: a new rule (without `p_rule`), another edition of one, or its end. Answers the
-- rule; null when there is none of the id. Signatures of documents in other transactions wait.
create or replace function change_approval_rule(p_customer bigint, p_rule integer, p_terms jsonb, p_change uuid, p_now timestamptz)
returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  next_edition integer;
  before approval_rule;
begin
  -- A signature that has seen no rules holds this row shared.
  perform from customer c where c.id = p_customer for no key update;
  select s.edition + 1 into next_edition from approval_rule_set s where s.customer_id = p_customer for no key update;
  next_edition := coalesce(next_edition, 1);
  if p_rule is not null then
    select * into before from rules_at(p_customer, next_edition - 1) r where r.rule_id = p_rule;
    if not found then
      return null;
    end if;
  end if;
  insert into approval_rule_set (customer_id, edition, since_txn)
    values (p_customer, 1, coalesce(pg_sequence_last_value(pg_get_serial_sequence('txn', 'id')::regclass), 0))
    on conflict (customer_id) do update set edition = next_edition;
  if p_terms is null then
    insert into approval_rule select before.customer_id, next_edition, before.rule_id, before.amount_from, before.sum_of, before.operations,
      before.accounts, before.authors, before.counterparties, before.signers, before.needed, before.in_order, true, p_now, c.id
      from change_document c where c.customer_id = p_customer and c.operation_id = p_change;
  else
    insert into approval_rule select p_customer, next_edition, coalesce(p_rule, next_edition), t.amount_from, t.sum_of, t.operations,
      t.accounts, t.authors, t.counterparties, t.signers, t.needed, t.in_order, false, p_now, c.id
      from jsonb_to_record(p_terms) t (amount_from bigint, sum_of text, operations text[], accounts bigint[], authors bigint[],
          counterparties text[], signers bigint[], needed smallint, in_order boolean),
        change_document c where c.customer_id = p_customer and c.operation_id = p_change;
  end if;
  return coalesce(p_rule, next_edition);
end
$$;

grant execute on function change_approval_rule to tulpar_bank;
