-- Categories of spending that customers have chosen themselves.

-- Category a customer has chosen for operations of one subject: a provider, who is paid, or a kind of operation.
create table spending_correction (
  customer_id bigint not null references customer,
  subject text not null check (length(subject) between 1 and 300),
  category text not null check (category in ('food', 'shopping', 'transport', 'communications', 'home', 'health', 'education',
    'entertainment', 'government', 'loans', 'transfers', 'other', 'excluded')),
  chosen_at timestamptz not null,
  primary key (customer_id, subject)
);
grant select, insert, update (category, chosen_at), delete on spending_correction to tulpar_bank;
