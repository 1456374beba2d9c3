-- Records how an act of a user ended. `p_act` is its kind in the audit of a company, and null unless the act took effect now: a call that
-- repeats one leaves no second entry. A person has no such audit. `p_source` is the call: its session and its network address.
create or replace function record_act(p_customer bigint, p_user bigint, p_event text, p_reference text, p_result text, p_subject text,
  p_now timestamptz, p_source jsonb, p_act text, p_document bigint, p_account bigint, p_details jsonb default '{}')
returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into audit_event (at, user_id, customer_id, session_id, event, reference_id, result, subject, details, act, document_id,
      account_id)
    select p_now, p_user, p_customer, (p_source ->> 'session')::bigint, p_event, p_reference, p_result, p_subject,
        p_details || jsonb_strip_nulls(jsonb_build_object('address', p_source ->> 'address')), company.act,
        case when company.act is not null then p_document end, case when company.act is not null then p_account end
      from (select case when p_act is not null
        and exists (select from customer c where c.id = p_customer and c.kind = 'C') then p_act end as act) company
$$;

grant execute on function record_act to tulpar_bank;
