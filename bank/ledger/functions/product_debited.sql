-- Product an operation debits: deposits and loans are touched only by the codes listed here.
create or replace function product_debited(p_txn_code text) returns text
language sql immutable as $$ select case p_txn_code when 'MAKE_EARLY_CLOSING_OF_DEPOSIT' then 'deposit' else 'current' end $$;
