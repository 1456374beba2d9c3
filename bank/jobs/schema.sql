-- Work that is done once a day.

-- Progress of each daily job, and the process that runs it now.
create table daily_work (
  task text primary key,
  done_through date not null,
  taken_until timestamptz
);
grant select, insert, update on daily_work to tulpar_bank;
