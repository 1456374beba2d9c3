-- Parts of a loan paid by an operation whose legs have been booked.
create or replace function repay_loan(o operation, p_txn bigint, p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  due loan_owed;
  principal bigint;
  interest bigint;
  penalty bigint;
  set_aside bigint;
begin
  select * into strict due from loan_owed w where w.account_id = o.credit_account_id;
  select coalesce(sum(x.amount) filter (where x.id = o.credit_account_id), 0),
      coalesce(sum(x.amount) filter (where a.account_class = 'LOAN_INTEREST_DUE'), 0),
      coalesce(sum(x.amount) filter (where a.account_class = 'LOAN_PENALTY_DUE'), 0),
        coalesce(sum(x.amount) filter (where a.account_class = 'LOAN_PREPAID'), 0)
    into principal, interest, penalty, set_aside
    from unnest(o.leg_accounts, o.leg_amounts) x (id, amount) join account a on a.id = x.id;
  perform pay_loan_instalments(o.credit_account_id, due.interest_due, due.principal_due);
  update loan l set period_paid = l.period_paid + interest - due.interest_due, penalty_paid = l.penalty_paid + penalty,
      prepaid = l.prepaid + set_aside,
      instalment = (o.terms ->> 'loanInstalment')::bigint, last_number = (o.terms ->> 'loanLastNumber')::integer
    where l.account_id = o.credit_account_id;
  if exists (select from account a where a.id = o.credit_account_id and a.balance = 0) then
    perform end_loan(o.credit_account_id, p_now);
  else
    perform tell_loan(o.credit_account_id, p_now);
  end if;
end
$$;
