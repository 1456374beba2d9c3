-- Refusal of a repayment whose loan is not as it was when that was agreed on; its account is locked.
create or replace function loan_repayment_refusal(o operation) returns text
language sql stable set search_path = public, pg_temp as $$
  select 'OPERATION_IMPOSSIBLE' where not exists (select from loan l where l.account_id = o.credit_account_id and l.status = 'A'
    and l.data_version::text = o.terms ->> 'loanVersion')
$$;
