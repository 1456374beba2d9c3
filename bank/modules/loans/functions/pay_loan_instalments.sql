-- Pays interest and principal that fell due, the oldest instalments first.
create or replace function pay_loan_instalments(p_account bigint, p_interest bigint, p_principal bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  update loan_instalment i
    set interest_paid = i.interest_paid + greatest(0, least(i.interest - i.interest_paid, p_interest - w.interest_before)),
      principal_paid = i.principal_paid + greatest(0, least(i.principal - i.principal_paid, p_principal - w.principal_before))
    from (
      select number, coalesce(sum(interest - interest_paid) over earlier, 0)::bigint as interest_before,
          coalesce(sum(principal - principal_paid) over earlier, 0)::bigint as principal_before
        from loan_instalment where account_id = p_account and (principal_paid < principal or interest_paid < interest)
        window earlier as (order by number rows between unbounded preceding and 1 preceding)) w
    where i.account_id = p_account and i.number = w.number
$$;

grant execute on function pay_loan_instalments to tulpar_bank;
