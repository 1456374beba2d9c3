-- Documents of companies: what one user makes, others sign, and with the last signature it is booked.

alter table customer add column signatures_needed smallint not null default 2 check (signatures_needed in (1, 2));
-- The place a user signs in: first or second; none for a user who does not sign.
alter table app_user add column signature_place smallint check (signature_place in (1, 2));
update app_user set signature_place = 1 where 'sign' = any (rights);

alter domain operation_state drop constraint operation_state_check1;
alter domain operation_state add check (value in ('created', 'signing', 'booked', 'declined'));

alter table operation
  -- When its maker has sent it to be signed.
  add column sent_at timestamptz,
  add column declined_by bigint references app_user,
  add column decline_reason text;
create index operation_to_sign on operation (customer_id, sent_at) where state = 'signing';

-- A signature is over the digest of everything that will be booked, and stays.
create table document_signature (
  operation_id bigint not null references operation,
  place smallint not null check (place in (1, 2)),
  user_id bigint not null references app_user,
  digest bytea not null,
  signed_at timestamptz not null,
  primary key (operation_id, place),
  unique (operation_id, user_id)
);
create trigger document_signature_append_only before update or delete or truncate on document_signature
  for each statement execute function refuse_change();

-- Documents that one user signs with one code.
create table signing (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user,
  operation_id uuid not null,
  documents bigint[] not null,
  -- What the user has read: SHA-256 over the digests of the documents, in their order.
  digest bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  confirmed_with bytea,
  unique (user_id, operation_id)
);

alter table code_subject drop constraint code_subject_kind;
alter table code_subject add constraint code_subject_kind check (subject_kind ~ '^[a-zA-Z]{1,20}$');

-- Sends a created operation to be signed. Its price, where it has one, is held no longer for that.
-- It may stand in place of a document of the company that was declined or ran out of time.
create function send_to_be_signed(p_customer bigint, p_user bigint, p_operation uuid, p_life interval, p_reference text, p_now timestamptz,
    p_replaces uuid default null)
returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  o operation;
  replaced bigint;
  refusal text;
begin
  select * into o from operation x
    where x.customer_id = p_customer and x.operation_id = p_operation and x.user_id = p_user for no key update;
  if not found or o.state not in ('created', 'signing') then
    refusal := 'OPERATION_NOT_FOUND';
  elsif p_replaces is not null then
    select x.id into replaced from operation x
      where x.customer_id = p_customer and x.operation_id = p_replaces
        and (x.state in ('declined', 'expired') or x.state = 'signing' and x.expires_at <= p_now);
    refusal := case when replaced is null then 'OPERATION_NOT_FOUND' end;
  end if;
  if refusal is null and o.state = 'created' and o.expires_at <= p_now then
    refusal := 'OPERATION_TIME_OUT';
  elsif refusal is null and o.state = 'created' then
    insert into document_replacement (operation_id, replaced_id) select o.id, replaced where replaced is not null;
    update operation x set state = 'signing', sent_at = p_now,
        expires_at = case when o.terms ? 'rate' then o.expires_at else p_now + p_life end
      where x.id = o.id;
  end if;
  insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
    values (p_now, p_user, p_customer, 'SEND_TXN_TO_PROCESSING_CORP', p_reference, coalesce(refusal, 'SUCCESS'), p_operation::text);
  return refusal;
end
$$;

-- Whether a user may still sign for a company in a place: a signature counts as long as this holds, and is judged when a document is booked.
create function may_sign(p_user bigint, p_place smallint, p_customer bigint) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select exists (select from app_user u
    where u.id = p_user and u.customer_id = p_customer and 'sign' = any (u.rights) and u.signature_place = p_place)
$$;

-- Signs a document, and books it when nobody else has to. Who has signed it before is answered the same again. What the ledger
-- refuses stays as it was, without this signature.
create function sign_document(p_user bigint, p_document bigint, p_digest bytea, p_reference text, p_now timestamptz)
returns table (refusal text, state text, transaction_id bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  signer app_user;
  o operation;
  needed smallint;
  own boolean;
  others smallint[];
begin
  select * into strict signer from app_user u where u.id = p_user;
  select * into o from operation x where x.id = p_document and x.customer_id = signer.customer_id for no key update;
  select c.signatures_needed into strict needed from customer c where c.id = signer.customer_id;
  own := exists (select from document_signature s where s.operation_id = o.id and s.user_id = p_user);
  -- Judged anew: the place of somebody who may sign there no more is open again.
  select coalesce(array_agg(distinct s.place), '{}') into others from document_signature s
    where s.operation_id = o.id and s.user_id <> p_user and may_sign(s.user_id, s.place, signer.customer_id) and s.place <= needed;
  if o.id is null then
    refusal := 'OPERATION_NOT_FOUND';
  elsif own and (o.state <> 'signing' or cardinality(others) + 1 < needed) then
    transaction_id := o.txn_id;
  elsif o.state <> 'signing' then
    refusal := 'OPERATION_NOT_FOUND';
  elsif o.expires_at <= p_now then
    refusal := 'OPERATION_TIME_OUT';
  elsif operation_digest(o) <> p_digest then
    refusal := 'OPERATION_IMPOSSIBLE';
  else
    if not 'sign' = any (signer.rights) or coalesce(signer.signature_place > needed, true) then
      refusal := 'SIGNATURE_NOT_YOURS';
    elsif own and not exists (select from document_signature s
        where s.operation_id = o.id and s.user_id = p_user and s.place = signer.signature_place) then
      refusal := 'SIGNATURE_NOT_YOURS';
    elsif signer.signature_place = any (others) then
      refusal := 'ALREADY_SIGNED';
    elsif exists (select from document_signature s join app_user u on u.id = s.user_id
        where s.operation_id = o.id and u.id <> p_user and u.phone = signer.phone) then
      -- Two logins of one telephone are one person.
      refusal := 'SIGNATURE_NOT_YOURS';
    else
      if cardinality(others) + 1 >= needed then
        select b.refusal, b.transaction_id into refusal, transaction_id from book_operation(o, p_now) b;
      end if;
      if refusal is null and not own then
        insert into document_signature (operation_id, place, user_id, digest, signed_at)
          values (o.id, signer.signature_place, p_user, p_digest, p_now);
      end if;
      if transaction_id is not null then
        update operation x set state = 'booked', booked_at = p_now, txn_id = transaction_id where x.id = o.id;
        o.state := 'booked';
      end if;
    end if;
  end if;
  state := o.state;
  insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
    values (p_now, p_user, signer.customer_id, 'SIGN', p_reference, coalesce(refusal, 'SUCCESS'), o.operation_id::text);
  return next;
end
$$;

-- Takes a document out of the way before it is booked: its maker, or whoever approves or signs.
create function decline_document(p_customer bigint, p_user bigint, p_operation uuid, p_reason text, p_reference text, p_now timestamptz)
returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  o operation;
  decider app_user;
  refusal text;
begin
  select * into strict decider from app_user u where u.id = p_user;
  select * into o from operation x where x.customer_id = p_customer and x.operation_id = p_operation for no key update;
  if not found or o.state not in ('signing', 'declined') or (o.user_id <> p_user and not decider.rights && array['approve', 'sign']) then
    refusal := 'OPERATION_NOT_FOUND';
  elsif o.state = 'signing' and o.expires_at <= p_now then
    refusal := 'OPERATION_NOT_FOUND';
  elsif o.state = 'signing' then
    update operation x set state = 'declined', declined_at = p_now, declined_by = p_user, decline_reason = p_reason where x.id = o.id;
  end if;
  insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
    values (p_now, p_user, p_customer, 'DECLINE', p_reference, coalesce(refusal, 'SUCCESS'), p_operation::text);
  return refusal;
end
$$;

revoke all on function send_to_be_signed, sign_document, decline_document from public;
grant execute on function send_to_be_signed, sign_document, decline_document to tulpar_bank;
grant select on document_signature to tulpar_bank;
grant select, insert, update on signing to tulpar_bank;
