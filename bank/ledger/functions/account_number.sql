-- The number of an account by its place among the accounts of the bank: the code of the bank, the place in eight digits, and two digits
-- that check them, as `withCheckDigits` makes them.
create or replace function account_number(p_place bigint) returns text
language sql stable set search_path = public, pg_temp as $$
  select n.digits || lpad((n.digits::bigint % 97)::text, 2, '0')
    from (select c.digits || lpad(p_place::text, 8, '0') as digits from bank_code c) n
$$;
