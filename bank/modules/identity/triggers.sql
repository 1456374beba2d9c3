-- Processes of the bank cache for a moment the rights of a session. These triggers notify every process when an active session ends or the
-- rights of its user change, so that it drops the cached session. Signing in, calls and bookings change nothing of the kind.

create or replace trigger session_ended after update of stage, ended_at, user_id, key_hash on session
  for each row when (old.stage = 'active' and old.ended_at is null
    and (new.ended_at is not null or new.stage <> old.stage or new.user_id is distinct from old.user_id or new.key_hash <> old.key_hash))
  execute function tell_session_change();
create or replace trigger session_deleted after delete on session
  for each row when (old.stage = 'active' and old.ended_at is null) execute function tell_session_change();
create or replace trigger user_changed
  after update of customer_id, language, rights, auth_type, operations, accounts_limited, is_administrator on app_user
  for each row when ((new.customer_id, new.language, new.rights, new.auth_type, new.operations, new.accounts_limited, new.is_administrator)
    is distinct from
    (old.customer_id, old.language, old.rights, old.auth_type, old.operations, old.accounts_limited, old.is_administrator))
  execute function tell_user_change();
