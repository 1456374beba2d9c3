-- Opens the contract of a signed agreement, with an account of its own that has no entries yet. The instalment comes from the domain;
-- everything else is as agreed.
create or replace function open_digital_loan(p_application bigint, p_opened_on date, p_matures_on date, p_instalment bigint,
  p_now timestamptz,
  out loan_id bigint, out contract_no text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  agreed digital_loan;
  serial bigint;
begin
  select * into strict agreed from digital_loan d where d.id = p_application and d.status = 'approved' for update;
  serial := nextval('digital_loan_contract_seq');
  contract_no := 'KD-' || lpad(serial::text, 6, '0');
  insert into account (number, customer_id, account_class, class_group, currency, lowest_balance, opened_at, product)
    values (account_number(62000000 + serial), agreed.customer_id, '2110', '2', agreed.currency, -agreed.approved, p_now,
      'loan')
    returning id into loan_id;
  insert into loan (account_id, contract_no, product_code, opened_on, matures_on, term_months, disbursed, rate, penalty_rate, method,
      day_count,
      repayment_account_id, counted_to, last_number, instalment)
    values (loan_id, contract_no, 'ONLINE', p_opened_on, p_matures_on, agreed.months, agreed.approved, agreed.rate, agreed.penalty_rate,
      'annuity',
      'ACT/365', agreed.account_id, p_opened_on, agreed.months, p_instalment);
end
$$;

grant execute on function open_digital_loan to tulpar_bank;
