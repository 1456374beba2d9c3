-- Cached sessions are dropped when a passport was renewed.

create or replace trigger passport_changed after update of passport_expires_on on customer
  for each row when (new.passport_expires_on is distinct from old.passport_expires_on) execute function tell_passport_change();
