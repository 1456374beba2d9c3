-- Sign-ins by QR code. The browser knows the request, the code on the screen is another secret, and both are kept as hashes.
create table qr_sign_in (
  id bigint generated always as identity primary key,
  request_hash bytea not null unique,
  code_hash bytea not null unique,
  -- Two digits on the screen that the user types into the business application.
  number text not null check (number ~ '^[0-9]{2}$'),
  state text not null default 'waiting' check (state in ('waiting', 'scanned', 'approved', 'declined', 'redeemed')),
  -- Who scanned the code first; nobody else can go on with it.
  user_id bigint references app_user,
  -- The browser that asked, as the user is shown it.
  user_agent text not null,
  address text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((state = 'waiting') = (user_id is null))
);

grant select, insert, delete on qr_sign_in to tulpar_bank;
grant update (state, user_id, expires_at) on qr_sign_in to tulpar_bank;
grant usage on all sequences in schema public to tulpar_bank;
