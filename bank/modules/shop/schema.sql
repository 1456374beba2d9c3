-- Applications for products of the showcase: orders that were confirmed and paid, and that the bank works on.

-- Serial numbers of the accounts that are opened by order.
create sequence opened_account_no minvalue 1 maxvalue 999999;

-- The line of history is its key. Which states may follow which is said by src/domain/shop/Application.ts alone.
create table application (
  txn_id bigint primary key references txn,
  operation_id bigint not null unique references operation,
  customer_id bigint not null references customer,
  -- Maker of the order, who is notified of every step.
  user_id bigint not null references app_user,
  product text not null check (product in ('makeCheckbookOrder', 'makeStatementRequest', 'makeLoanStatementRequest',
    'makeAccountOpening', 'makeLoanApplication', 'makeDepositBoxReservation', 'makeBondPurchase', 'makeDebitCardOrder',
    'makeInstantCardOrder',
    'makeCreditCardApplication', 'makeCardReissue', 'makeCardRenewal')),
  state text not null default 'ACCEPTED_FOR_PROCESSING' check (state in ('ACCEPTED_FOR_PROCESSING', 'IN_PROCESS', 'UNDER_REVIEW',
    'RENEGOTIATION', 'FORMED', 'ACCEPTED', 'REJECTED', 'CANCELLED'))
) with (fillfactor = 80);
create index application_of_customer on application (customer_id, txn_id);
-- Applications the bank still works on.
create index application_open on application (txn_id) where state not in ('ACCEPTED', 'REJECTED', 'CANCELLED');
-- The lock of a row asks for a column that may be changed; only move_application changes it.
grant select, update (state) on application to tulpar_bank;

-- States an application has reached, in their order.
create table application_step (
  id bigint generated always as identity primary key,
  txn_id bigint not null references application,
  state text not null,
  at timestamptz not null,
  -- Words of the bank to the customer.
  comment text not null default ''
);
create index step_of_application on application_step (txn_id, id);
grant select on application_step to tulpar_bank;

-- Documents the bank has made for applications, with all their data, so that a person with a copy can verify it.
create table application_certificate (
  txn_id bigint primary key references application,
  code text not null unique,
  content jsonb not null,
  made_at timestamptz not null
);
grant select, insert on application_certificate to tulpar_bank;

-- Sizes of safe-deposit boxes: inner dimensions in centimetres, and the rent of a month in soms.
create table deposit_box_size (
  size text primary key check (size in ('S', 'M', 'L')),
  height_cm integer not null check (height_cm > 0),
  width_cm integer not null check (width_cm > 0),
  depth_cm integer not null check (depth_cm > 0),
  rent bigint not null check (rent > 0)
);
grant select on deposit_box_size to tulpar_bank;

-- Safe-deposit boxes, each with its latest reservation. A box is free once its rent has ended, and when nothing came of the reservation.
create table deposit_box (
  number integer primary key,
  branch_id integer not null references service_point,
  size text not null references deposit_box_size,
  application_id bigint references application,
  rented_until date,
  check ((application_id is null) = (rented_until is null))
);
create index deposit_box_of_branch on deposit_box (branch_id, size, number);
grant select on deposit_box to tulpar_bank;

-- Cards the bank issues, by scheme: the currencies of the accounts they can belong to, and their prices in soms.
create table card_offer (
  scheme text primary key check (scheme in ('elcart', 'visa')),
  currencies currency_code[] not null,
  price bigint not null check (price > 0),
  reissue_price bigint not null check (reissue_price > 0)
);
grant select on card_offer to tulpar_bank;

-- Cards that were handed out upon applications.
create table issued_card (
  application_id bigint primary key references application,
  card_id bigint not null unique references card
);
grant select on issued_card to tulpar_bank;

-- Issues of bonds the bank sells, each at one price; rates are hundredths of a percent, of the nominal a year and of what is paid.
create table bond_issue (
  id integer primary key,
  issuer text not null check (issuer in ('government', 'bank')),
  name jsonb not null,
  isin text not null unique check (isin ~ '^[A-Z]{2}[A-Z0-9]{9}[0-9]$'),
  currency currency_code not null,
  nominal minor_units_above_zero not null,
  price minor_units_above_zero not null,
  coupon_rate integer not null check (coupon_rate > 0),
  coupons_per_year integer not null check (coupons_per_year > 0),
  matures_on date not null,
  fee_rate integer not null check (fee_rate >= 0),
  -- Smallest number of bonds in an order, and the number the bank sells.
  minimum integer not null check (minimum > 0),
  total integer not null check (total >= minimum)
);
grant select on bond_issue to tulpar_bank;

-- Bonds that were ordered. The money for them waits on an account of the bank until the application is accepted.
create table bond_order (
  application_id bigint primary key references application,
  issue_id integer not null references bond_issue,
  pieces integer not null check (pieces > 0)
);
create index bond_order_of_issue on bond_order (issue_id);
grant select on bond_order to tulpar_bank;
