-- Events of new editions of directories.

create or replace trigger directory_changed after update on directory_version
  for each row when (new.data_version <> old.data_version) execute function tell_directory_changed();

-- Tables whose comment is `Directory: NAME`, or several names, raise the edition of each; a name that is new gets its first edition.
do $$
declare
  made record;
begin
  for made in select t.tgrelid::regclass as of_table, t.tgname from pg_trigger t where t.tgfoid = 'raise_edition'::regproc loop
    execute format('drop trigger %I on %s', made.tgname, made.of_table);
  end loop;
  for made in
    select c.relname, substring(d.description from '^Directory: (.+)$') as names
      from pg_description d join pg_class c on c.oid = d.objoid
      where d.classoid = 'pg_class'::regclass and d.objsubid = 0 and c.relnamespace = 'public'::regnamespace
        and d.description like 'Directory: %'
  loop
    execute format('create trigger %I after insert or update or delete on %I for each row execute function raise_edition(%s)',
      made.relname || '_edition', made.relname,
      (select string_agg(quote_literal(name), ', ') from unnest(string_to_array(made.names, ', ')) name));
    insert into directory_version (name) select unnest(string_to_array(made.names, ', ')) on conflict do nothing;
  end loop;
end
$$;
