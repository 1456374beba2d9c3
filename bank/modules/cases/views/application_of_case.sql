-- Everything a customer applies for and a person of the bank decides, one branch for each kind, with its stage in the terms of a case. An
-- account ordered in the showcase is opened by a job within minutes, so it is none of them.
create or replace view application_of_case as
  select 'productOrder' as kind, a.txn_id as id, a.user_id, a.product, null::bigint as account_id, null::bigint as amount,
      null::text as currency, null::integer as months,
      case a.state when 'ACCEPTED_FOR_PROCESSING' then 'received' when 'RENEGOTIATION' then 'waiting' when 'ACCEPTED' then 'approved'
        when 'REJECTED' then 'declined' when 'CANCELLED' then 'withdrawn' else 'inWork' end as stage,
      (select max(s.at) from application_step s where s.txn_id = a.txn_id) as moved_at
    from application a where a.product <> 'makeAccountOpening'
  union all
  select 'onlineLoan', d.id, d.user_id, null, d.account_id, coalesce(d.approved, d.asked), d.currency::text, d.months,
      case when d.status = 'review' then 'received' when d.status = 'refused' then 'declined'
        when d.approved is null then 'withdrawn' else 'approved' end,
      coalesce(d.decided_at, d.ended_at, d.asked_at)
    from digital_loan d
  union all
  select 'overdraft', o.id, o.user_id, null, o.account_id, o.amount, 'KGS', o.term_months,
      case o.status when 'review' then 'received' when 'approved' then 'approved' else 'declined' end, coalesce(o.decided_at, o.asked_at)
    from overdraft_request o
  union all
  select 'restructuring', r.id, r.user_id, null, r.account_id, null, null, r.months,
      case r.status when 'review' then 'received' when 'approved' then 'approved' else 'declined' end, coalesce(r.decided_at, r.asked_at)
    from loan_restructuring r
  union all
  select 'limit', l.id, l.user_id, l.limit_code, null, null, null, null,
      case l.status when 'review' then 'received' when 'approved' then 'approved' else 'declined' end,
      coalesce(l.decided_at, l.submitted_at)
    from limit_application l
  union all
  select 'passport', p.id, p.user_id, null, null, null, null, null,
      case p.status when 'review' then 'received' when 'approved' then 'approved' else 'declined' end,
      coalesce(p.decided_at, p.submitted_at)
    from passport_application p;

grant select on application_of_case to tulpar_bank;
