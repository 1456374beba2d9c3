-- True when a loan is still as it was when an operation was agreed on; the caller has locked its account.
create or replace function loan_is_as_agreed(o operation) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select exists (select from loan l where l.account_id = o.credit_account_id and l.status = 'A'
    and l.data_version::text = o.terms ->> 'loanVersion')
$$;
