-- Documents of companies that will not be booked stay known: who declined them and when, which ran out of time, what replaces them.

alter domain operation_state drop constraint operation_state_check;
alter domain operation_state add check (value in ('created', 'signing', 'booked', 'declined', 'expired'));

alter table operation add column declined_at timestamptz;

-- A document sent in place of another one that was declined or ran out of time.
create table document_replacement (
  operation_id bigint primary key references operation,
  replaced_id bigint not null references operation,
  check (operation_id <> replaced_id)
);
create index document_replacement_of on document_replacement (replaced_id);
create trigger document_replacement_append_only before update or delete or truncate on document_replacement
  for each statement execute function refuse_change();

-- Only documents stand in these, so operations of people cost nothing more.
create index document_ended on operation (customer_id, state, coalesce(declined_at, booked_at, expires_at), id)
  where sent_at is not null and state in ('booked', 'declined', 'expired');
create index document_payee on operation (customer_id, credit_number, amount) where sent_at is not null;
create index document_number on operation (customer_id, (terms ->> 'documentNumber')) where sent_at is not null and terms ? 'documentNumber';
create index document_to_expire on operation (expires_at) where state = 'signing';

-- Marks documents whose time is up, each once, and answers those it has marked.
create function expire_documents(p_now timestamptz, p_most integer) returns setof operation
language sql security definer set search_path = public, pg_temp as $$
  update operation o set state = 'expired'
    where o.id in (
      select x.id from operation x where x.state = 'signing' and x.expires_at <= p_now order by x.expires_at limit p_most
        for no key update skip locked)
    returning o.*
$$;
revoke all on function expire_documents from public;
grant execute on function expire_documents to tulpar_bank;
grant select on document_replacement to tulpar_bank;
