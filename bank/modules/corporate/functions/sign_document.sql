-- Signs a document, and books it with the last signature: that in every place, and those its company's rules ask for besides. A repeated
-- signature gets the same answer. A document that the ledger refuses keeps its other signatures, without this one. A user without the
-- right to its account cannot sign; an earlier signature of such a user does not count.
create or replace function sign_document(p_user bigint, p_document bigint, p_digest bytea, p_reference text, p_now timestamptz,
  p_source jsonb default '{}')
returns table (refusal text, state text, transaction_id bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  signer app_user;
  o operation;
  needed smallint;
  own boolean;
  others smallint[];
  rules integer;
  stand record;
  signed boolean := false;
begin
  select * into strict signer from app_user u where u.id = p_user;
  select * into o from operation x where x.id = p_document and x.customer_id = signer.customer_id for no key update;
  -- Shared, so that the first rule of a company waits for signatures that have seen none.
  select c.signatures_needed into strict needed from customer c where c.id = signer.customer_id for share;
  -- Signatures of one company follow one another where it has rules: sums of a day have to see what the one before has booked.
  select s.edition into rules from approval_rule_set s where s.customer_id = signer.customer_id for no key update;
  own := exists (select from document_signature s where s.operation_id = o.id and s.user_id = p_user
    union all select from rule_signature s where s.operation_id = o.id and s.user_id = p_user);
  -- Evaluated at each call: the place of a user who has lost the right to it is open again.
  select coalesce(array_agg(distinct s.place), '{}') into others from document_signature s
    where s.operation_id = o.id and s.user_id <> p_user and may_sign(s.user_id, s.place, signer.customer_id) and s.place <= needed
      and may_see(s.user_id, coalesce(o.debit_account_id, o.credit_account_id), true);
  stand := signature_stand(o, signer, needed, others, coalesce(rules, 0));
  if o.id is null then
    refusal := 'OPERATION_NOT_FOUND';
  elsif own and (o.state <> 'signing' or not stand.complete) then
    transaction_id := o.txn_id;
  elsif o.state <> 'signing' then
    refusal := 'OPERATION_NOT_FOUND';
  elsif o.expires_at <= p_now then
    refusal := 'OPERATION_TIME_OUT';
  elsif operation_digest(o) <> p_digest then
    refusal := 'OPERATION_IMPOSSIBLE';
  elsif awaits_approval(o.id, o.customer_id, o.user_id, coalesce(o.debit_account_id, o.credit_account_id)) then
    refusal := 'NOT_APPROVED';
  else
    if not 'sign' = any (signer.rights)
      or coalesce(signer.signature_place > needed, true) and not stand.awaited and not stand.early and not own
      or not may_see(p_user, coalesce(o.debit_account_id, o.credit_account_id), true)
      or exists (select from document_signature s
        where s.operation_id = o.id and s.user_id = p_user and s.place <> signer.signature_place) then
      refusal := 'SIGNATURE_NOT_YOURS';
    elsif not own and stand.early then
      refusal := 'APPROVAL_NOT_YOUR_TURN';
    elsif not own and not stand.fills and not stand.awaited then
      refusal := 'ALREADY_SIGNED';
    elsif exists (select from (select s.user_id from document_signature s where s.operation_id = o.id
          union all select s.user_id from rule_signature s where s.operation_id = o.id) s join app_user u on u.id = s.user_id
        where u.id <> p_user and u.phone = signer.phone) then
      -- Two logins of one telephone are one person.
      refusal := 'SIGNATURE_NOT_YOURS';
    else
      if stand.complete then
        select b.refusal, b.transaction_id into refusal, transaction_id from book_operation(o, p_now) b;
      end if;
      if refusal is null and not own then
        insert into document_signature (operation_id, place, user_id, digest, signed_at)
          select o.id, signer.signature_place, p_user, p_digest, p_now where stand.fills;
        insert into rule_signature (operation_id, place, user_id, digest, signed_at)
          select o.id, signer.signature_place, p_user, p_digest, p_now where not stand.fills;
        signed := true;
      end if;
      if transaction_id is not null then
        o.state := 'booked';
        insert into booked_under_rules (operation_id, edition) select o.id, rules where rules is not null;
      end if;
    end if;
  end if;
  state := o.state;
  perform record_act(signer.customer_id, p_user, 'SIGN', p_reference, coalesce(refusal, 'SUCCESS'), o.operation_id::text, p_now, p_source,
    case when signed then 'signed' end, o.id, coalesce(o.debit_account_id, o.credit_account_id));
  return next;
end
$$;

grant execute on function sign_document to tulpar_bank;
