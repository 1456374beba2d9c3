-- Resets the tries of a subject after a right code.
create or replace function return_tries(p_kind text, p_subject bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  update code_subject c set tries_left = default where c.subject_kind = p_kind and c.subject_id = p_subject
$$;

grant execute on function return_tries to tulpar_bank;
