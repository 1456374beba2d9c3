-- New editions of the directory of money-transfer systems.

create or replace trigger money_transfer_system_edition after insert or update or delete on money_transfer_system
  for each row execute function raise_edition('MONEY_TRANSFER_SYSTEMS');

create or replace trigger money_transfer_price_edition after insert or update or delete on money_transfer_price
  for each row execute function raise_edition('MONEY_TRANSFER_SYSTEMS');

create or replace trigger money_transfer_country_edition after insert or update or delete on money_transfer_country
  for each row execute function raise_edition('MONEY_TRANSFER_SYSTEMS');
