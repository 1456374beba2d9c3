-- Sum in soms of the documents that count together with one under a rule, as `DaySums` of src/domain/corporate/approvalRule.ts says: of the
-- same author and day, that wait or are booked. It reads a row for each kind, account and payee, however many documents there are.
create or replace function rule_day_sum(r approval_rule, s rule_subject) returns numeric
language plpgsql stable set search_path = public, pg_temp as $$
begin
  if r.sum_of = 'author' and r.counterparties is null then
    return (select coalesce(sum(a.soms), 0) from author_day_sum a
      where a.user_id = s.user_id and a.day = s.day
        and (r.operations is null or a.code = any (r.operations)) and (r.accounts is null or a.account_id = any (r.accounts)));
  elsif r.sum_of = 'author' then
    return (select coalesce(sum(p.soms), 0) from payee_day_sum p
      where p.user_id = s.user_id and p.day = s.day
        and (p.credit_number <> '' and p.credit_number = any (r.counterparties) or p.inn <> '' and p.inn = any (r.counterparties))
        and (r.operations is null or p.code = any (r.operations)) and (r.accounts is null or p.account_id = any (r.accounts)));
  end if;
  return (select coalesce(sum(p.soms), 0) from payee_day_sum p
    where p.user_id = s.user_id and p.day = s.day
      and (p.credit_number = s.credit_number and s.credit_number <> '' or p.inn <> '' and p.inn = s.inn
        or s.credit_number = '' and s.inn = '' and p.credit_number = '' and p.inn = '' and p.credit_name = s.credit_name)
      and (r.operations is null or p.code = any (r.operations)) and (r.accounts is null or p.account_id = any (r.accounts))
      and (r.counterparties is null or p.credit_number <> '' and p.credit_number = any (r.counterparties)
        or p.inn <> '' and p.inn = any (r.counterparties)));
end
$$;

grant execute on function rule_day_sum to tulpar_bank;
