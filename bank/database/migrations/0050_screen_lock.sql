-- A user who is signed in may lock the screen; a session that is locked opens nothing until the PIN is entered.
alter table session drop constraint session_stage_check;
alter table session add constraint session_stage_check check (stage in
  ('secondFactor', 'newPassword', 'securityQuestion', 'restoreChoice', 'restoreCode', 'restoredPassword', 'active', 'locked'));
-- PINs tried in a row in this session, counted before they are checked.
alter table session add column pin_tries integer not null default 0 check (pin_tries >= 0);

drop index session_history;
create index session_history on session (user_id, id desc) where stage in ('active', 'locked', 'secondFactor');

alter table app_user add column pin_hash text;
alter table app_user drop constraint app_user_steps_left_check;
alter table app_user add constraint app_user_steps_left_check check (steps_left <@ array['codeWord', 'authType', 'pin']);

grant update (pin_hash) on app_user to tulpar_bank;
