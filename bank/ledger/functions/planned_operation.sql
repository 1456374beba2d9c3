-- An operation that may be created, as it is stored: with the numbers and names of its accounts, the legs of its plan, and the digest of
-- all that. Accounts of the bank are looked up by class and currency. A leg in a currency the operation does not have, or legs that do not
-- add up to zero in each, are an error of the plan. An operation that moves no money has none.
create or replace function planned_operation(o operation, debit account, credit account, p_owner text, p_legs jsonb) returns operation
language plpgsql as $$
declare
  leg jsonb;
  leg_account bigint;
  leg_amount bigint;
  leg_currency text;
  accounts bigint[] = '{}';
  amounts bigint[] = '{}';
  left_over bigint = 0;
  credited_left_over bigint = 0;
begin
  if o.debit_account_id is not null then
    o.debit_number := debit.number;
    o.debit_name := p_owner;
  end if;
  if o.credit_account_id is not null then
    o.credit_number := credit.number;
    o.credit_name := coalesce(o.credit_name, p_owner);
  end if;
  for place in 0..jsonb_array_length(p_legs) - 1 loop
    leg := p_legs -> place;
    leg_account := coalesce((leg ->> 'account')::bigint, account_of_bank(leg ->> 'class', leg ->> 'currency', o.operation_id));
    leg_amount := leg ->> 'amount';
    case
      when leg_account = debit.id then leg_currency := debit.currency;
      when leg_account = credit.id then leg_currency := credit.currency;
      else select a.currency into strict leg_currency from account a where a.id = leg_account;
    end case;
    if leg_currency = o.currency then
      left_over := left_over + leg_amount;
    elsif leg_currency = o.credited_currency then
      credited_left_over := credited_left_over + leg_amount;
    else
      raise exception 'The plan of operation % has a leg in a currency of its own', o.operation_id;
    end if;
    accounts[place + 1] := leg_account;
    amounts[place + 1] := leg_amount;
  end loop;
  if left_over <> 0 or credited_left_over <> 0 then
    raise exception 'The plan of operation % is not balanced', o.operation_id;
  end if;
  o.leg_accounts := accounts;
  o.leg_amounts := amounts;
  o.digest := operation_digest(o);
  o.fingerprint := operation_fingerprint(o.digest);
  o.id := nextval('operation_id_seq');
  return o;
end
$$;
