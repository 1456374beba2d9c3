-- Lines are counted when they change.

create or replace trigger lines_are_added after insert on batch_line referencing new table as lines_after for each statement
  execute function tally_lines();
create or replace trigger lines_are_changed after update on batch_line referencing old table as lines_before new table as lines_after
  for each statement execute function tally_lines();
