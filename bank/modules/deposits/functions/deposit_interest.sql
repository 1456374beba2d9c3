-- Interest of a deposit at a rate, in whole minor units: src/domain/deposit/interest.ts says the same, and
-- tests/bank/ledger/rulesOfInterest.test.ts holds both together.
create or replace function deposit_interest(p_balance_days numeric, p_rate integer) returns bigint
language sql immutable as $$ select div(p_balance_days * p_rate, 3650000)::bigint $$;

grant execute on function deposit_interest to tulpar_bank;
