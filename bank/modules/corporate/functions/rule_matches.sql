-- True when an operation fulfils all conditions of a rule but the amount, as `matchesRule` of src/domain/corporate/approvalRule.ts says.
create or replace function rule_matches(r approval_rule, o operation) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select (r.operations is null or o.code = any (r.operations))
    and (r.accounts is null or coalesce(coalesce(o.debit_account_id, o.credit_account_id) = any (r.accounts), false))
    and (r.authors is null or o.user_id = any (r.authors))
    and (r.counterparties is null or o.credit_number <> '' and o.credit_number = any (r.counterparties)
      or payee_inn(o) <> '' and payee_inn(o) = any (r.counterparties))
$$;

grant execute on function rule_matches to tulpar_bank;
