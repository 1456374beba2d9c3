-- Notices are not written by the ledger alone, so what one consists of stays a rule of the table.
alter table notification
  add constraint notification_sound check ((kind = 'written') = (content is not null) and (kind = 'written' or txn_id is not null));
