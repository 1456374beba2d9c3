-- Events of new editions of directories.

create or replace trigger directory_changed after update on directory_version
  for each row when (new.data_version <> old.data_version) execute function tell_directory_changed();
