-- New editions of the directories of payments.

create or replace trigger network_bank_edition after insert or update or delete on network_bank
  for each row execute function raise_edition('BANKS');

create or replace trigger payment_purpose_edition after insert or update or delete on payment_purpose
  for each row execute function raise_edition('PAYMENT_PURPOSES');

create or replace trigger service_category_edition after insert or update or delete on service_category
  for each row execute function raise_edition('SERVICE_CATEGORIES');

create or replace trigger service_provider_edition after insert or update or delete on service_provider
  for each row execute function raise_edition('SERVICE_PROVIDERS');

create or replace trigger school_year_edition after insert or update or delete on school_year
  for each row execute function raise_edition('SCHOOL_YEARS');
