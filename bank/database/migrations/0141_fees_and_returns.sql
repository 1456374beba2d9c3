-- A fee is an entry of its own, and what comes back says what it came back from (docs/adr/0091, docs/adr/0092).

-- The entry is what the bank takes for the movement of its posting, or gives back of that; the others are the movement.
alter table entry add column is_fee boolean not null default false;

-- The line of history that is undone by this one, wholly or in part.
alter table txn add column return_of bigint;
create index txn_return_of on txn (return_of) where return_of is not null;
