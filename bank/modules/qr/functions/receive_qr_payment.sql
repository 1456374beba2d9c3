-- Credits a payment of a customer of another bank to the account of the point of sale whose code was paid, or answers why not: the name of
-- the refusal, upon which nothing has changed and the operator gives the money back. Under one key the answer is given once; what was
-- answered before is answered again, and `decided` says that it was now. p_payer is { name, bank, reference }, each as far as it is
-- known; p_content is the notice to users of the point who may not see its account.
create or replace function receive_qr_payment(p_key uuid, p_payee text, p_amount bigint, p_payer jsonb, p_content jsonb, p_now timestamptz,
  out refusal text, out transaction_id bigint, out decided boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  settlement constant bigint = account_of_bank('SETTLEMENT', 'KGS', p_key);
  known qr_arrival;
  point qr_point;
  credit account;
  o operation;
begin
  insert into qr_arrival (key, payee, amount, received_at) values (p_key, p_payee, p_amount, p_now) on conflict do nothing;
  decided := found;
  if not decided then
    -- The same payment was being received at the same moment, or has been before; the answer is committed now.
    select * into strict known from qr_arrival x where x.key = p_key;
    refusal := case when (known.payee, known.amount) = (p_payee, p_amount) then known.refusal else 'OPERATION_ID_REUSED' end;
    transaction_id := case when refusal is null then known.txn_id end;
    return;
  end if;
  -- A call that archives the point or changes its account at this moment waits until the payment is booked.
  select * into point from qr_point q where q.hash = p_payee for share;
  if point.id is null then
    refusal := 'SALES_POINT_NOT_FOUND';
  elsif point.archived_at is not null or not point.is_active or point.account_id is null then
    refusal := 'SALES_POINT_CLOSED';
  else
    perform from account a where a.id in (settlement, point.account_id) order by a.id for no key update;
    select * into strict credit from account a where a.id = point.account_id;
    o.customer_id := point.customer_id;
    o.credit_account_id := credit.id;
    o.credited_currency := 'KGS';
    refusal := case when credit.record_status = 'C' then 'SALES_POINT_CLOSED' else booking_refusal(o, null, credit, null) end;
  end if;
  if refusal is not null then
    update qr_arrival x set refusal = receive_qr_payment.refusal where x.key = p_key;
    return;
  end if;
  select b.transaction_id into transaction_id
    from book_of_bank('elqr ' || p_key, array[settlement, credit.id], array[-p_amount, p_amount], jsonb_build_object(
      'code', 'QR_INCOMING', 'bankName', p_payer ->> 'name', 'notice', 'moneyReceived', 'terms', jsonb_build_object('details',
        jsonb_strip_nulls(jsonb_build_object('network', 'ELQR', 'salesPoint', point.name, 'payerBank', nullif(p_payer ->> 'bank', ''),
          'networkReference', nullif(p_payer ->> 'reference', ''))))), p_now) b;
  insert into qr_point_payment (txn_id, point_id, payer_name, payer_bank, amount, created_at)
    values (transaction_id, point.id, p_payer ->> 'name', p_payer ->> 'bank', p_amount, p_now);
  update qr_arrival x set txn_id = transaction_id where x.key = p_key;
  perform tell_point_users(point.id, credit.id, p_content, p_now);
end
$$;

grant execute on function receive_qr_payment to tulpar_bank;
