-- What must hold of one column is said by its type. A rule of a table is read and compiled anew by every statement that writes a row,
-- whichever column it changes; a rule of a type only where a value of the type is made, and once a connection. What must hold
-- between columns stays a rule of the table, one for each.
create domain minor_units_above_zero as bigint check (value > 0);
create domain minor_units_not_negative as bigint check (value >= 0);
create domain change_of_balance as bigint check (value <> 0);
create domain row_version as bigint check (value > 0);
create domain account_number as text check (value ~ '^[0-9]{16}$');
create domain currency_code as text check (value ~ '^[A-Z]{3}$');
create domain record_status as text check (value in ('O', 'C'));
create domain account_shard as smallint check (value between 0 and 15);
create domain operation_state as text check (value in ('created', 'booked'));
create domain booked_status as text check (value in ('ACCEPTED', 'ACCEPTED_FOR_PROCESSING'));
create domain number_left as integer check (value >= 0);

alter table account
  drop constraint account_blocked_check,
  drop constraint account_check,
  drop constraint account_check1,
  drop constraint account_currency_check,
  drop constraint account_number_check,
  drop constraint account_record_status_check,
  drop constraint account_shard_check,
  drop constraint account_shard_of_bank,
  alter column blocked drop default,
  alter column record_status drop default,
  alter column blocked type minor_units_not_negative,
  alter column currency type currency_code,
  alter column number type account_number,
  alter column record_status type record_status,
  alter column shard type account_shard,
  alter column blocked set default 0,
  alter column record_status set default 'O',
  add constraint account_sound check (balance >= lowest_balance and (customer_id is null or lowest_balance is not null)
    and (shard is null or customer_id is null));

alter table operation
  drop constraint operation_amount_check,
  drop constraint operation_booked_status_check,
  drop constraint operation_check,
  drop constraint operation_credited_check,
  drop constraint operation_fee_check,
  drop constraint operation_late,
  drop constraint operation_legs,
  drop constraint operation_limit,
  drop constraint operation_limit_amount_check,
  drop constraint operation_state_check,
  alter column state drop default,
  alter column booked_status drop default,
  alter column amount type minor_units_above_zero,
  alter column fee type minor_units_not_negative,
  alter column credited type minor_units_above_zero,
  alter column limit_amount type minor_units_above_zero,
  alter column state type operation_state,
  alter column booked_status type booked_status,
  alter column state set default 'created',
  alter column booked_status set default 'ACCEPTED',
  add constraint operation_sound check ((state = 'booked') = (txn_id is not null and booked_at is not null)
    and (confirm_before is null) = (late_refusal is null) and (limit_code is null) = (limit_amount is null)
    and cardinality(leg_accounts) = cardinality(leg_amounts));

alter table entry
  drop constraint entry_account_version_check,
  drop constraint entry_amount_check,
  alter column account_version type row_version,
  alter column amount type change_of_balance;

alter table code_subject
  drop constraint code_subject_tries_left_check,
  drop constraint code_subject_sends_left_check,
  alter column tries_left drop default,
  alter column sends_left drop default,
  alter column tries_left type number_left,
  alter column sends_left type number_left,
  alter column tries_left set default 5,
  alter column sends_left set default 3;

alter table notification
  drop constraint notification_words,
  drop constraint notification_of_movement,
  add constraint notification_sound check ((kind = 'written') = (content is not null) and (kind = 'written' or txn_id is not null));
