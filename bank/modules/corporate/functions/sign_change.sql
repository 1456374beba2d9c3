-- Signs a change; `complete` is true for the last signature, after which the caller makes the change in the same transaction. A user who
-- has signed it before gets the same answer again.
create or replace function sign_change(p_user bigint, p_change bigint, p_digest bytea, p_reference text, p_now timestamptz,
  p_source jsonb default '{}')
returns table (refusal text, complete boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  signer app_user;
  c change_document;
  needed smallint;
  own boolean;
  others smallint[];
  signed boolean := false;
begin
  complete := false;
  select * into strict signer from app_user u where u.id = p_user;
  select * into c from change_document x where x.id = p_change and x.customer_id = signer.customer_id for no key update;
  select k.signatures_needed into strict needed from customer k where k.id = signer.customer_id;
  own := exists (select from change_signature s where s.change_id = c.id and s.user_id = p_user);
  select coalesce(array_agg(distinct s.place), '{}') into others from change_signature s
    where s.change_id = c.id and s.user_id <> p_user and may_sign(s.user_id, s.place, signer.customer_id) and s.place <= needed
      and may_see(s.user_id, (c.request ->> 'accountId')::bigint, true);
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
  elsif not may_sign(p_user, signer.signature_place, signer.customer_id) or signer.signature_place > needed
    or not may_see(p_user, (c.request ->> 'accountId')::bigint, true) or not is_second_person(c.id, p_user) then
    refusal := 'SIGNATURE_NOT_YOURS';
  elsif own and not exists (select from change_signature s where s.change_id = c.id and s.user_id = p_user
    and s.place = signer.signature_place) then
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
      signed := true;
    end if;
    complete := cardinality(others) + 1 >= needed;
    if complete then
      update change_document x set state = 'done', ended_at = p_now, ended_by = p_user where x.id = c.id;
    end if;
  end if;
  perform record_act(signer.customer_id, p_user, 'SIGN_CHANGE', p_reference, coalesce(refusal, 'SUCCESS'), c.operation_id::text, p_now,
    p_source, case when signed then 'signed' end, c.id, (c.request ->> 'accountId')::bigint);
  if complete then
    perform record_act(signer.customer_id, p_user, c.code, p_reference, 'SUCCESS', c.operation_id::text, p_now, p_source,
      case when c.code = 'CHANGE_CORP_EMPLOYEE_RIGHTS' then 'rightsChanged'
        when c.code in ('SET_APPROVAL_RULE', 'DELETE_APPROVAL_RULE') then 'rulesChanged' else 'settingsChanged' end, c.id,
      (c.request ->> 'accountId')::bigint);
  end if;
  return next;
end
$$;

grant execute on function sign_change to tulpar_bank;
