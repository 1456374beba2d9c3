-- Opens the account and the contract of an application that is being booked; interest begins with the next day.
create or replace function open_deposit(o operation, opened account, p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  agreed constant jsonb = o.terms -> 'deposit';
  day constant date = bank_day(p_now);
begin
  insert into account overriding system value values (opened.*);
  insert into deposit (account_id, contract_no, deposit_type, opened_on, matures_on, term_months, contract_amount, rate, early_rate, payout,
      capitalized, payout_account_id, accrued_through, product_id, prolongs, child_name, child_born_on)
    values (opened.id, agreed ->> 'contractRefNo', agreed ->> 'depositType', day,
      (day + make_interval(months => (agreed ->> 'termMonths')::integer))::date,
      (agreed ->> 'termMonths')::integer, o.credited, (replace(agreed ->> 'interestRate', '.', ''))::integer,
      (replace(agreed ->> 'earlyClosingRate', '.', ''))::integer, agreed ->> 'interestPayout', (agreed ->> 'capitalized')::boolean,
      o.debit_account_id, day, (agreed ->> 'productId')::bigint, (agreed ->> 'autoProlongation')::boolean,
      coalesce(agreed ->> 'childFullName', ''), (agreed ->> 'childBirthDate')::date);
end
$$;
