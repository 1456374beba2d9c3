-- The passport of a person as the bank knows it; until when it is good stands with the customer.
create table passport (
  customer_id bigint primary key references customer,
  series text not null,
  number text not null,
  issued_by text not null,
  issued_on date not null
);

-- What a person has asked to have changed of it. Somebody at the bank looks at the scans and decides.
create table passport_application (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer,
  user_id bigint not null references app_user,
  series text not null,
  number text not null,
  issued_by text not null,
  issued_on date not null,
  expires_on date not null,
  inn text not null,
  files uuid[] not null,
  status text not null default 'review' check (status in ('review', 'approved', 'rejected')),
  submitted_at timestamptz not null,
  decided_at timestamptz,
  objection text check (objection in ('SCAN_UNREADABLE', 'DATA_MISMATCH', 'INN_MISMATCH')),
  check ((status = 'review') = (decided_at is null)),
  check ((status = 'rejected') = (objection is not null))
);
create unique index passport_application_review on passport_application (customer_id) where status = 'review';
create index passport_application_customer on passport_application (customer_id, id desc);

-- Decides an application that waits, once: approved where there is no objection. False when it has been decided already.
create function decide_passport_application(p_application bigint, p_objection text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  a passport_application;
begin
  update passport_application x
    set status = case when p_objection is null then 'approved' else 'rejected' end, decided_at = p_now, objection = p_objection
    where x.id = p_application and x.status = 'review'
    returning * into a;
  if not found then
    return false;
  end if;
  if p_objection is null then
    insert into passport (customer_id, series, number, issued_by, issued_on)
      values (a.customer_id, a.series, a.number, a.issued_by, a.issued_on)
      on conflict (customer_id) do update
        set series = excluded.series, number = excluded.number, issued_by = excluded.issued_by, issued_on = excluded.issued_on;
    update customer c set passport_expires_on = a.expires_on, inn = a.inn where c.id = a.customer_id;
  end if;
  return true;
end
$$;

-- Whether a user may only look hangs on the passport, so processes forget what they remember of the user's sessions.
create function tell_passport_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_change', u.id::text) from app_user u where u.customer_id = old.id;
  return null;
end
$$;
create trigger passport_changed after update of passport_expires_on on customer
  for each row when (new.passport_expires_on is distinct from old.passport_expires_on) execute function tell_passport_change();

revoke all on function decide_passport_application, tell_passport_change from public;
grant execute on function decide_passport_application to tulpar_bank;
grant select on passport to tulpar_bank;
grant select, insert on passport_application to tulpar_bank;
grant usage on all sequences in schema public to tulpar_bank;
