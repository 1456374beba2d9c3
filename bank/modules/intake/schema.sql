-- Lines of files by which customers came from another system, each with the row it has become. A line that was taken is found by its
-- reference, so a file may be taken any number of times.
create table intake_line (
  kind text not null check (kind in ('customer', 'user', 'account', 'card')),
  -- The identifier of the other system.
  reference text not null,
  -- Row of `customer`, `app_user`, `account` or `card`.
  row_id bigint not null,
  -- Hash of the line as it was last taken; of a card a keyed one, because numbers of cards could be tried out.
  hash bytea not null,
  taken_at timestamptz not null,
  primary key (kind, reference)
);
