-- Amounts owed of a loan besides the principal that has not fallen due.
create or replace view loan_owed as
  select l.account_id, coalesce(i.principal_due, 0)::bigint as principal_due, coalesce(i.interest_due, 0)::bigint as interest_due,
      i.due_since,
      greatest(loan_interest(l.balance_days, l.rate, l.day_count) - l.period_paid, 0)::bigint as accrued,
      (loan_interest(l.penalty_days, l.penalty_rate, 'ACT/365') - l.penalty_paid)::bigint as penalty
    from loan l left join lateral (
      select sum(i.principal - i.principal_paid) as principal_due, sum(i.interest - i.interest_paid) as interest_due,
          min(i.due_on) as due_since
        from loan_instalment i where i.account_id = l.account_id and (i.principal_paid < i.principal
          or i.interest_paid < i.interest)) i on true;

grant select on loan_owed to tulpar_bank;
