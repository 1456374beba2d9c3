-- Requests of customers to repay a loan over a longer time. The bank decides on each; an approved one changes the schedule at once.
create table loan_restructuring (
  id bigint generated always as identity primary key,
  account_id bigint not null references loan,
  customer_id bigint not null references customer,
  user_id bigint not null references app_user,
  months integer not null check (months > 0),
  status text not null default 'review' check (status in ('review', 'approved', 'rejected')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'review') = (decided_at is null))
);
create unique index loan_restructuring_review on loan_restructuring (account_id) where status = 'review';
create index loan_restructuring_account on loan_restructuring (account_id, id);

grant select, insert on loan_restructuring to tulpar_bank;
grant update (status, decided_at) on loan_restructuring to tulpar_bank;
