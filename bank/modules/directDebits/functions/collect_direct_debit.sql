-- Makes an announced debit: books it, pays its invoice and tells who is paid. Locks in the order of every payment of invoices, which is
-- accounts, then invoice. Answers `done` with the transaction, `cancelled` where nothing is left to debit, or the obstacle: a refusal of
-- the ledger, upon which nothing has changed. A second process finds the debit made and answers `over`.
create or replace function collect_direct_debit(p_debit bigint, p_now timestamptz, out outcome text, out collected bigint,
  out transaction_id bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  d direct_debit;
  m direct_debit_mandate;
  i invoice;
  q qr_invoice;
  locked account;
  debit account;
  credit account;
  o operation;
begin
  select * into strict d from direct_debit x where x.id = p_debit for no key update;
  if d.state <> 'announced' then
    outcome := 'over';
    return;
  end if;
  -- A mandate is revoked with its debits locked, so its state stays while this is booked.
  select * into strict m from direct_debit_mandate x where x.id = d.mandate_id for share;
  select * into strict q from qr_invoice x where x.invoice_id = d.invoice_id;
  for locked in select * from account a where a.id in (m.account_id, q.account_id) order by a.id for no key update loop
    if locked.id = m.account_id then
      debit := locked;
    else
      credit := locked;
    end if;
  end loop;
  select * into strict i from invoice x where x.id = d.invoice_id for no key update;
  -- The owner of the invoice may have withdrawn it.
  select * into strict q from qr_invoice x where x.invoice_id = d.invoice_id;
  collected := least(d.amount, i.total - i.paid);
  if m.state <> 'active' or q.withdrawn_at is not null or collected = 0 then
    update direct_debit x set state = 'cancelled', changed_at = p_now where x.id = d.id;
    outcome := 'cancelled';
    return;
  end if;
  o.customer_id := m.customer_id;
  o.recipient_id := m.creditor_id;
  o.debit_account_id := m.account_id;
  o.credit_account_id := q.account_id;
  o.currency := i.currency;
  o.credited_currency := i.currency;
  o.amount := collected;
  o.fee := 0;
  outcome := booking_refusal(o, debit, credit, null);
  if outcome is not null then
    return;
  end if;
  select b.transaction_id into transaction_id
    from book_of_bank('direct debit ' || d.id, array[m.account_id, q.account_id], array[-collected, collected], jsonb_build_object(
      'code', 'DIRECT_DEBIT', 'bankName', '', 'purpose', concat_ws(', ', '№ ' || i.number, nullif(q.purpose, '')),
      'terms', jsonb_build_object('details', jsonb_build_object('invoiceNumbers', i.number))), p_now) b;
  update invoice x set paid = x.paid + collected, paid_on = bank_day(p_now) where x.id = i.id;
  insert into invoice_payment (invoice_id, txn_id, amount, paid_at) values (i.id, transaction_id, collected, p_now);
  update direct_debit x set state = 'paid', txn_id = transaction_id, day = bank_day(p_now), obstacle = null, amount = collected,
      changed_at = p_now where x.id = d.id;
  perform announce_bookings(array[transaction_id], array[m.creditor_id], null, array['moneyReceived'], null, p_now);
  insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
    values (p_now, m.user_id, m.customer_id, 'DIRECT_DEBIT', 'direct-debit-' || d.id, 'SUCCESS', transaction_id::text);
  outcome := 'done';
end
$$;

grant execute on function collect_direct_debit to tulpar_bank;
