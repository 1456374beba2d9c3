-- What of a first login is still to be done by a user who is signed in already: it guards nothing, and the bank goes on asking.
alter table app_user
  add column steps_left text[] not null default '{}' check (steps_left <@ array['codeWord', 'authType']),
  -- The version of the privacy policy that was accepted last, and since when it is.
  add column privacy_version text;

update app_user set privacy_version = '2026-11-01' where privacy_accepted_at is not null;

grant update (steps_left, privacy_version) on app_user to tulpar_bank;
