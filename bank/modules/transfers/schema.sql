-- Payees are looked up while a form is filled in, also by the number of a card of this bank, and names of customers are not to be
-- collected: neither by a user, nor by many users of one network.

-- Number of payees a user has looked up in the latest hour there was: names of customers are not to be collected.
create table recipient_lookup (
  user_id bigint primary key references app_user,
  hour timestamptz not null,
  found integer not null,
  missed integer not null
) with (fillfactor = 70);

-- Number of payees that were looked up from a network and not found, in the latest hour there was.
create table recipient_lookup_source (
  id bigint generated always as identity primary key,
  -- An IPv4 address, or the first half of an IPv6 address, which is what one household or company is given.
  network cidr not null unique,
  hour timestamptz not null,
  missed integer not null
) with (fillfactor = 70);
grant select, insert, update, delete on recipient_lookup_source to tulpar_bank;
