-- The payee book: whom a customer has paid before. Payees are read from the history; only what a customer says of one is a row.

-- Name given to a payee, his place in the book, and whether he is hidden. The key is that of src/domain/payee/Payee.ts.
create table payee_note (
  customer_id bigint not null references customer,
  payee_key text not null,
  nickname text not null default '',
  pinned boolean not null default false,
  hidden_at timestamptz,
  primary key (customer_id, payee_key)
);
grant select, insert, update (nickname, pinned, hidden_at) on payee_note to tulpar_bank;

-- Payments to other parties, by payee: the book steps from payee to payee and reads the latest payment of each, however many
-- there are. People paid by a money-transfer system are known by name and country. Codes are those of movements with a payee
-- (src/domain/movements); a booking of another kind does not touch it.
create index txn_to_payee on txn
    (debit_account_id, credit_number, recipient_name, coalesce(terms #>> '{details,payoutCountry}', ''), id)
  where txn_code in ('MAKE_BANK_CLIENT_TRANSFER', 'MAKE_OTHER_BANK_TRANSFER_CLEARING', 'MAKE_OTHER_BANK_TRANSFER_GROSS',
    'MAKE_IPC_CARD_TRANSFER', 'MAKE_VISA_2_VISA_OCT', 'MAKE_SWIFT_TRANSFER',
    'MAKE_MONEY_TRANSFER');
