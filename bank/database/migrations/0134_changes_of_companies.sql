-- What loosens anything of a company is a document of its own: made by one, signed by others, carried out with the last signature.

-- A place may be signed again when who signed there may sign no more.
alter table document_signature
  drop constraint document_signature_pkey,
  drop constraint document_signature_operation_id_user_id_key,
  add primary key (operation_id, user_id);

create table change_document (
  -- Signings name documents of both kinds by ids of one sequence.
  id bigint primary key default nextval('operation_id_seq'),
  customer_id bigint not null references customer,
  operation_id uuid not null,
  user_id bigint not null references app_user,
  code text not null,
  -- As it travels; nothing that is to be kept secret may stand in it.
  request jsonb not null,
  -- What it is about, as that was when it was asked for and as it will be: each a text by language.
  subject jsonb not null,
  before jsonb not null,
  after jsonb not null,
  -- SHA-256 over all of the above.
  digest bytea not null,
  state text not null default 'created' check (state in ('created', 'signing', 'done', 'declined')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  sent_at timestamptz,
  ended_at timestamptz,
  ended_by bigint references app_user,
  decline_reason text,
  unique (customer_id, operation_id),
  check ((state in ('done', 'declined')) = (ended_at is not null and ended_by is not null)),
  check (state = 'created' or sent_at is not null)
);

-- Made anew from the row whenever it is signed, so that nobody signs what was not shown.
create function change_digest(c change_document) returns bytea
language sql immutable as $$
  select sha256(convert_to(concat_ws(E'\n', 'tulpar-change-1', 'operation=' || c.operation_id, 'code=' || c.code,
    'customer=' || c.customer_id, 'request=' || c.request::text, 'subject=' || c.subject::text, 'before=' || c.before::text, 'after=' || c.after::text), 'UTF8'))
$$;

create function stamp_change_document() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  new.digest := change_digest(new);
  return new;
end
$$;
create trigger change_document_digest before insert on change_document for each row execute function stamp_change_document();

create table change_signature (
  change_id bigint not null references change_document,
  user_id bigint not null references app_user,
  place smallint not null check (place in (1, 2)),
  digest bytea not null,
  signed_at timestamptz not null,
  primary key (change_id, user_id)
);
create trigger change_signature_append_only before update or delete or truncate on change_signature
  for each statement execute function refuse_change();

-- Signs a change; `complete` says that nobody else has to, and whoever called makes it in the same transaction. Who has signed
-- it before is answered the same again.
create function sign_change(p_user bigint, p_change bigint, p_digest bytea, p_reference text, p_now timestamptz)
returns table (refusal text, complete boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  signer app_user;
  c change_document;
  needed smallint;
  own boolean;
  others smallint[];
begin
  complete := false;
  select * into strict signer from app_user u where u.id = p_user;
  select * into c from change_document x where x.id = p_change and x.customer_id = signer.customer_id for no key update;
  select k.signatures_needed into strict needed from customer k where k.id = signer.customer_id;
  own := exists (select from change_signature s where s.change_id = c.id and s.user_id = p_user);
  select coalesce(array_agg(distinct s.place), '{}') into others from change_signature s
    where s.change_id = c.id and s.user_id <> p_user and may_sign(s.user_id, s.place, signer.customer_id) and s.place <= needed;
  if c.id is null then
    refusal := 'OPERATION_NOT_FOUND';
  elsif own and (c.state <> 'signing' or cardinality(others) + 1 < needed) then
    refusal := null;
  elsif c.state <> 'signing' then
    refusal := 'OPERATION_NOT_FOUND';
  elsif c.expires_at <= p_now then
    refusal := 'OPERATION_TIME_OUT';
  elsif change_digest(c) <> p_digest then
    refusal := 'OPERATION_IMPOSSIBLE';
  elsif not may_sign(p_user, signer.signature_place, signer.customer_id) or signer.signature_place > needed then
    refusal := 'SIGNATURE_NOT_YOURS';
  elsif own and not exists (select from change_signature s where s.change_id = c.id and s.user_id = p_user and s.place = signer.signature_place) then
    refusal := 'SIGNATURE_NOT_YOURS';
  elsif signer.signature_place = any (others) then
    refusal := 'ALREADY_SIGNED';
  elsif exists (select from change_signature s join app_user u on u.id = s.user_id
      where s.change_id = c.id and u.id <> p_user and u.phone = signer.phone) then
    refusal := 'SIGNATURE_NOT_YOURS';
  else
    if not own then
      insert into change_signature (change_id, user_id, place, digest, signed_at)
        values (c.id, p_user, signer.signature_place, p_digest, p_now);
    end if;
    complete := cardinality(others) + 1 >= needed;
    if complete then
      update change_document x set state = 'done', ended_at = p_now, ended_by = p_user where x.id = c.id;
    end if;
  end if;
  insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
    values (p_now, p_user, signer.customer_id, 'SIGN_CHANGE', p_reference, coalesce(refusal, 'SUCCESS'), c.operation_id::text);
  return next;
end
$$;

-- Permission to set the PIN of a card of a company, given by signatures and used once by who asked for it.
create table card_pin_permission (
  id bigint generated always as identity primary key,
  card_id bigint not null references card,
  user_id bigint not null references app_user,
  given_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index card_pin_permission_of on card_pin_permission (card_id, user_id) where used_at is null;

revoke all on function sign_change, may_sign from public;
grant execute on function sign_change to tulpar_bank;
grant usage on sequence operation_id_seq to tulpar_bank;
grant select, insert, update on change_document, card_pin_permission to tulpar_bank;
grant select on change_signature to tulpar_bank;
