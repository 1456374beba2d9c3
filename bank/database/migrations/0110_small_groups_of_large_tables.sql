-- A plan made while a table was small kept a copy of all of it for a group of four; a group looks up its rows one by one, however
-- large the table has become.
alter function confirm_operations set enable_material = off;
alter function confirm_operations set enable_bitmapscan = off;
alter function write_bookings set enable_material = off;
alter function write_bookings set enable_bitmapscan = off;
