-- Decides an application that waits, once. False when it has been decided already.
create or replace function decide_limit_application(p_application bigint, p_approved boolean, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  a limit_application;
begin
  update limit_application x
    set status = case when p_approved then 'approved' else 'rejected' end, decided_at = p_now
    where x.id = p_application and x.status = 'review'
    returning * into a;
  if found and p_approved then
    perform set_customer_limit(a.customer_id,
      row(a.limit_code, null, a.level, a.minimum, a.maximum, a.daily, a.monthly)::limit_rule);
  end if;
  return a.id is not null;
end
$$;

grant execute on function decide_limit_application to tulpar_bank;
