-- Decides an application that waits, once: approved where there is no violation. False when it has been decided already.
create or replace function decide_passport_application(p_application bigint, p_violation text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  a passport_application;
begin
  update passport_application x
    set status = case when p_violation is null then 'approved' else 'rejected' end, decided_at = p_now, violation = p_violation
    where x.id = p_application and x.status = 'review'
    returning * into a;
  if not found then
    return false;
  end if;
  if p_violation is null then
    insert into passport (customer_id, series, number, issued_by, issued_on, address)
      values (a.customer_id, a.series, a.number, a.issued_by, a.issued_on, a.address)
      on conflict (customer_id) do update
        set series = excluded.series, number = excluded.number, issued_by = excluded.issued_by, issued_on = excluded.issued_on,
          address = excluded.address;
    update customer c set passport_expires_on = a.expires_on, inn = a.inn where c.id = a.customer_id;
  end if;
  return true;
end
$$;

grant execute on function decide_passport_application to tulpar_bank;
