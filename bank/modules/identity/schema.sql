-- Sessions, second factors, and what guards a sign-in.

-- Rules of a new password, a single row; read at every new password.
create table password_policy (
  id integer primary key default 1 check (id = 1),
  -- Smallest and largest number of characters, counted as code points.
  shortest integer not null check (shortest between 8 and 64),
  longest integer not null check (longest between shortest and 64),
  -- Words a password must not contain, lower case.
  forbidden_words text[] not null
);
comment on table password_policy is 'Directory: PASSWORD_POLICIES';
grant select on password_policy to tulpar_bank;

-- Security questions to choose from; one with answers cannot be deleted.
create table security_question (
  id text primary key check (id ~ '^[0-9]{1,4}$'),
  position integer not null,
  name jsonb not null
);
comment on table security_question is 'Directory: SECURITY_QUESTIONS';
grant select on security_question to tulpar_bank;
alter table app_user add foreign key (question_id) references security_question;

-- Announcement to every visitor, and the rule by which sign-ins are let in: a single row, changed by an administrator.
create table bank_status (
  id integer primary key default 1 check (id = 1),
  text jsonb not null,
  shows_text boolean not null,
  -- `block` allows sign-in to administrators only.
  behavior text not null check (behavior in ('none', 'block')),
  -- Rises with every change, so that two administrators do not undo each other unseen.
  data_version bigint not null default 1,
  changed_at timestamptz not null,
  -- None until an administrator has changed it.
  changed_by bigint references app_user
);
grant select, update on bank_status to tulpar_bank;

-- Sign-ins, and what is begun before one: a first login, a restore.
create table session (
  id bigint generated always as identity primary key,
  -- Null once the session is over: only an attacker could use the hash of an invalid key.
  key_hash bytea unique,
  -- Null for a restore requested by an unknown person, and for a guarded sign-in without the right password: neither can succeed.
  user_id bigint references app_user,
  -- Stage of a sign-in, a first login or a restore. Only `active` opens anything but its own next step; `locked` opens nothing until the
  -- PIN is entered.
  stage text not null check (stage in
  ('secondFactor', 'newPassword', 'securityQuestion', 'restoreChoice', 'restoreCode', 'restoredPassword', 'active', 'locked')),
  created_at timestamptz not null,
  last_activity_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  user_agent text not null default '',
  address text not null default '',
  -- Keyed hash of what a restore was asked for, so that restores are counted alike for people the bank knows and others.
  restore_hash bytea,
  -- PINs tried in a row in this session, counted before they are checked.
  pin_tries integer not null default 0 check (pin_tries >= 0),
  -- Delivery announced for the code of a guarded sign-in (docs/adr/0014).
  guarded_as text check (guarded_as in ('SMS', 'TOTP', 'TOKEN')),
  constraint session_of_nobody check (
    user_id is not null or stage in ('restoreChoice', 'restoreCode') or (stage = 'secondFactor' and guarded_as is not null))
);
create index session_of_user on session (user_id) where ended_at is null;
create index session_restore on session (restore_hash, created_at) where restore_hash is not null;
create index session_history on session (user_id, id desc) where stage in ('active', 'locked', 'secondFactor');
grant select, insert, update, delete on session to tulpar_bank;

-- Authenticator applications (RFC 6238).
create table authenticator (
  user_id bigint primary key references app_user,
  seed bytea,
  -- The last time step a code was accepted of: a code works once, whichever process it comes to.
  last_step bigint not null default 0,
  -- Shown to the user and not in use yet.
  pending_seed bytea
);
grant select, insert, update on authenticator to tulpar_bank;

-- Hardware tokens (RFC 4226), entered by the bank and linked by their users.
create table hardware_token (
  serial text primary key check (serial ~ '^[0-9A-Z-]{4,30}$'),
  seed bytea not null,
  -- The first counter that has not been used.
  counter bigint not null default 0,
  -- Counter after that of a code far ahead; a code with exactly this counter brings the token back into step.
  resync_counter bigint,
  user_id bigint unique references app_user
);
grant select, update on hardware_token to tulpar_bank;

-- Sign-ins by QR code. The browser knows the request, the code on the screen is another secret, and both are kept as hashes.
create table qr_sign_in (
  id bigint generated always as identity primary key,
  request_hash bytea not null unique,
  code_hash bytea not null unique,
  -- Two digits on the screen that the user types into the business application.
  number text not null check (number ~ '^[0-9]{2}$'),
  state text not null default 'waiting' check (state in ('waiting', 'scanned', 'approved', 'declined', 'redeemed')),
  -- User who scanned the code first; only this user can continue with it.
  user_id bigint references app_user,
  -- The browser that asked, as the user is shown it.
  user_agent text not null,
  address text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((state = 'waiting') = (user_id is null))
);
grant select, insert, update (state, user_id, expires_at), delete on qr_sign_in to tulpar_bank;

-- Passkeys of users (docs/adr/0194). The private key never leaves the device of the user.
create table passkey (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user,
  credential_id bytea not null unique,
  -- In the encoding of COSE (RFC 9052), as the browser sends it.
  public_key bytea not null,
  -- Signatures the device has counted; 0 for one that counts none. A number that does not grow shows a copied key.
  counter bigint not null check (counter >= 0),
  -- Ways to reach the device, as the browser names them.
  transports text[] not null,
  -- True while a password manager keeps copies of it on other devices of the user.
  is_backed_up boolean not null,
  name text not null check (char_length(name) between 1 and 60),
  added_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_of_user on passkey (user_id, id desc);
grant select, insert, update (counter, is_backed_up, name, last_used_at), delete on passkey to tulpar_bank;

-- Challenges for passkeys, kept as hashes until they are answered; every one can be answered once.
create table passkey_challenge (
  id bigint generated always as identity primary key,
  challenge_hash bytea not null unique,
  purpose text not null check (purpose in ('registration', 'signIn', 'confirmation')),
  -- Only this user can answer it; null for a sign-in, whose user is not known yet.
  user_id bigint references app_user,
  -- SHA-256 of what the answer is bound to: the session of a registration or a confirmation, and the operation with all that is agreed on.
  bound_to bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint passkey_challenge_of_purpose check (
    (purpose = 'signIn') = (user_id is null) and (purpose = 'signIn') = (bound_to is null))
);
grant select, insert, delete on passkey_challenge to tulpar_bank;

-- Operations whose code a passkey has released, so that their sum of a day is bounded.
create table passkey_confirmation (
  id bigint generated always as identity primary key,
  operation_id bigint not null unique references operation,
  user_id bigint not null references app_user,
  -- The day in the bank's time zone on which the code was released.
  day date not null,
  -- In minor units of the som.
  amount minor_units_not_negative not null,
  released_at timestamptz not null
);
create index passkey_confirmation_of_user on passkey_confirmation (user_id, day);
grant select, insert, update (day, amount, released_at), delete on passkey_confirmation to tulpar_bank;

-- Every attempt to register by a card, known or not, so that all are counted and answered alike.
create table self_registration (
  id bigint generated always as identity primary key,
  operation_id uuid not null unique,
  card_hash bytea not null,
  address text not null,
  -- Customer the registration is for; null unless card and code word were right.
  customer_id bigint references customer,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz
);
create index self_registration_card on self_registration (card_hash, created_at);
create index self_registration_address on self_registration (address, created_at);
grant select, insert, update (customer_id, confirmed_at), delete on self_registration to tulpar_bank;

-- Addresses that failed sign-ins came from, to stop one password being tried on many logins; with growing waits.
create table sign_in_source (
  id bigint generated always as identity primary key,
  -- An IPv4 address, or the first half of an IPv6 address, which is what one household or company is given.
  network cidr not null unique,
  began_at timestamptz not null,
  failures integer not null,
  blocked_until timestamptz,
  blocks_in_a_row integer not null default 0
);
grant select, insert, update, delete on sign_in_source to tulpar_bank;

-- Browsers a user has signed in from. Only a hash of the key a browser keeps is stored; wrong passwords from it count for it alone, so that
-- tries of strangers elsewhere do not block it.
create table known_device (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user,
  key_hash bytea not null,
  user_agent text not null,
  address text not null,
  remembered_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  failed_tries integer not null default 0,
  blocked_until timestamptz,
  blocks_in_a_row integer not null default 0,
  unique (user_id, key_hash)
);
create index known_device_by_key on known_device (key_hash);
grant select, insert, update, delete on known_device to tulpar_bank;

-- Tries of unknown logins, by a keyed hash of the login, so that they are blocked as the logins of users are.
create table unknown_login (
  login_hash bytea primary key,
  failed_tries integer not null default 0,
  blocked_until timestamptz,
  blocks_in_a_row integer not null default 0,
  tried_at timestamptz not null
);
create index unknown_login_by_age on unknown_login (tried_at);
grant select, delete on unknown_login to tulpar_bank;
