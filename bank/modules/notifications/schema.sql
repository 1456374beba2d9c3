-- Notices to users.

create domain notification_kind as text check (value in ('written', 'transferBooked', 'moneyReceived', 'moneySent', 'paymentAccepted',
  'paymentDone', 'paymentRejected', 'paymentReturned', 'recallDeclined', 'arrivalDone', 'arrivalRejected', 'arrivalUndone', 'interestPaid',
  'depositOpened', 'depositEnded', 'orderAccepted'));

-- Notices of a movement of money are made of the movement itself when it is read: the words in four languages are
-- several times as long as everything else a booking writes. What is not about a movement is written down as it is.
create table notification (
  id bigint generated always as identity primary key,
  user_id bigint not null,
  txn_id bigint,
  -- { ru: { title, body }, en: …, kg: …, cn: … }
  content jsonb,
  created_at timestamptz not null,
  viewed_at timestamptz,
  kind notification_kind not null default 'written',
  constraint notification_sound check ((kind = 'written') = (content is not null) and (kind = 'written' or txn_id is not null))
);
create index notification_user on notification (user_id, created_at desc, id desc);
create index notification_unviewed on notification (user_id) where viewed_at is null;
grant select, insert, update, delete on notification to tulpar_bank;
