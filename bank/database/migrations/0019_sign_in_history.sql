-- Who has been at the door of a user: sign-ins, and passwords that were right or wrong without a sign-in.
create index session_history on session (user_id, id desc) where stage in ('active', 'secondFactor');
create index audit_event_wrong_password on audit_event (user_id, id desc)
  where event = 'SIGN_IN' and result = 'INVALID_LOGIN_OR_PASSWORD';

-- Changes that were never confirmed carry hashes of what was meant to be, and are forgotten.
create index profile_change_unfinished on profile_change (id) where done_at is null;
grant delete on profile_change to tulpar_bank;
