-- Keeps for good the files shown with an operation that has been booked.
create or replace function keep_operation_files() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update stored_file s set attached_at = new.changed_at
    from operation o join operation_file f on f.customer_id = o.customer_id and f.operation_id = o.operation_id
    where o.id = new.operation_id and s.uuid = f.file_uuid and s.attached_at is null;
  return null;
end
$$;
