-- Takes back a counted try whose password was right, and one that failed before, because many customers may share an address.
create or replace function return_sign_in_try(p_address inet) returns void
language sql set search_path = public, pg_temp as $$
  update sign_in_source set failures = greatest(failures - 2, 0)
    where network = network(set_masklen(p_address, case family(p_address) when 4 then 32 else 64 end))
$$;

grant execute on function return_sign_in_try to tulpar_bank;
