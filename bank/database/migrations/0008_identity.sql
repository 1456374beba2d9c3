-- How far a sign-in, a first login or a restore has come. Only `active` opens anything but its own next step.
alter table session drop constraint session_state_check;
alter table session rename column state to stage;
update session set stage = 'secondFactor' where stage = 'pending';
alter table session add constraint session_stage_check check (stage in
  ('secondFactor', 'newPassword', 'securityQuestion', 'restoreChoice', 'restoreCode', 'restoredPassword', 'active'));

-- A restore asked for by somebody the bank does not know gets a session too, which leads nowhere and belongs to nobody.
alter table session alter column user_id drop not null;
alter table session add constraint session_of_nobody check (user_id is not null or stage in ('restoreChoice', 'restoreCode'));
-- Keyed hash of what a restore was asked for, so that restores are counted alike for people the bank knows and others.
alter table session add column restore_hash bytea;
create index session_restore on session (restore_hash, created_at) where restore_hash is not null;

alter table code_subject drop constraint code_subject_subject_kind_check;
alter table code_subject add constraint code_subject_kind check (subject_kind in ('login', 'operation', 'restore', 'answer'));

alter table app_user
  add column email text not null default '',
  -- The step of the first login that comes after the code; none once all of them are done.
  add column first_login_step text check (first_login_step in ('newPassword', 'securityQuestion')),
  add column question_id text,
  add column answer_hash text;

grant update (first_login_step, question_id, answer_hash) on app_user to tulpar_bank;

-- Takes one of the tries of a subject before anything is checked, so that however many come at once no more are checked
-- than there are tries. Answers how many are left after this one; nothing when there was none.
create function take_try(p_kind text, p_subject bigint) returns integer
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

-- Gives back the tries of a subject that has been right.
create function return_tries(p_kind text, p_subject bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  update code_subject c set tries_left = default where c.subject_kind = p_kind and c.subject_id = p_subject
$$;

revoke all on function take_try, return_tries from public;
grant execute on function take_try, return_tries to tulpar_bank;
