-- Files shown with a transfer are kept for good once the transfer is booked.

create or replace trigger keep_operation_files after insert on rail_order for each row when (new.rail = 'swift')
  execute function keep_operation_files();

-- New editions of the directories of transfers abroad; systems of money transfers name their countries by them.
create or replace trigger country_edition after insert or update or delete on country
  for each row execute function raise_edition('COUNTRIES', 'MONEY_TRANSFER_SYSTEMS');

create or replace trigger code_abroad_edition after insert or update or delete on code_abroad
  for each row execute function raise_edition('CODES_ABROAD');
