-- True when a document fulfils all conditions of a rule but the amount, as `matchesRule` of src/domain/corporate/approvalRule.ts says.
create or replace function rule_matches(r approval_rule, s rule_subject) returns boolean
language sql immutable set search_path = public, pg_temp as $$
  select (r.operations is null or s.code = any (r.operations))
    and (r.accounts is null or s.account_id = any (r.accounts))
    and (r.authors is null or s.user_id = any (r.authors))
    and (r.counterparties is null or s.credit_number <> '' and s.credit_number = any (r.counterparties)
      or s.inn <> '' and s.inn = any (r.counterparties))
$$;

grant execute on function rule_matches to tulpar_bank;
