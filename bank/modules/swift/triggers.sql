-- Files shown with a transfer are kept for good once the transfer is booked.

create or replace trigger keep_operation_files after insert on rail_order for each row when (new.rail = 'swift')
  execute function keep_operation_files();
