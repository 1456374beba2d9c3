-- Takes one of the tries of a subject before anything is checked, so that however many come at once no more are checked
-- than there are tries. Answers how many are left after this one; nothing when there was none.
create or replace function take_try(p_kind text, p_subject bigint) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  remaining integer;
begin
  insert into code_subject (subject_kind, subject_id) values (p_kind, p_subject) on conflict do nothing;
  update code_subject c set tries_left = c.tries_left - 1
    where c.subject_kind = p_kind and c.subject_id = p_subject and c.tries_left > 0
    returning c.tries_left into remaining;
  return remaining;
end
$$;

grant execute on function take_try to tulpar_bank;
