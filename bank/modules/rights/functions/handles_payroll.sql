-- True when a user of a company sees and uploads the lines of its salaries. Users without the right see a salary as one document: its
-- total, and the number of its lines.
create or replace function handles_payroll(p_user bigint) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select coalesce((select 'payroll' = any (u.rights) from app_user u where u.id = p_user), false)
$$;

grant execute on function handles_payroll to tulpar_bank;
