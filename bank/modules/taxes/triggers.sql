-- New editions of the directories of taxes.

create or replace trigger territory_edition after insert or update or delete on territory
  for each row execute function raise_edition('REGIONS');

create or replace trigger transport_type_edition after insert or update or delete on transport_type
  for each row execute function raise_edition('TRANSPORT_TYPES');

create or replace trigger transport_rate_edition after insert or update or delete on transport_rate
  for each row execute function raise_edition('TRANSPORT_TYPES');
