-- Events and the history of changed rates.

create or replace trigger exchange_rate_added after insert on exchange_rate
  referencing new table as changed for each statement execute function tell_rates_changed();
create or replace trigger exchange_rate_changed after update on exchange_rate
  referencing new table as changed for each statement execute function tell_rates_changed();
create or replace trigger exchange_rate_added_kept after insert on exchange_rate
  referencing new table as changed for each statement execute function keep_rates();
create or replace trigger exchange_rate_changed_kept after update on exchange_rate
  referencing new table as changed for each statement execute function keep_rates();
