-- Sum in soms of a document and of those that count together with it under a rule: of the same author and day, that wait or are booked.
-- With `p_booked_before` only those booked before that transaction count.
create or replace function rule_day_sum(r approval_rule, o operation, p_booked_before bigint default null) returns numeric
language sql stable set search_path = public, pg_temp as $$
  select som_amount(o) + coalesce((
    select sum(som_amount(x)) from operation x
      where x.user_id = o.user_id and x.customer_id = o.customer_id and x.id <> o.id
        and x.sent_at between o.sent_at - interval '1 day' and o.sent_at + interval '1 day'
        and bank_day(x.sent_at) = bank_day(o.sent_at)
        and case when p_booked_before is null then x.state in ('signing', 'booked')
          else x.state = 'booked' and x.txn_id < p_booked_before end
        and rule_matches(r, x)
        and (r.sum_of = 'author' or o.credit_number <> '' and x.credit_number = o.credit_number
          or payee_inn(o) <> '' and payee_inn(x) = payee_inn(o)
          or o.credit_number = '' and payee_inn(o) = '' and x.credit_number = '' and payee_inn(x) = ''
            and x.credit_name = o.credit_name)), 0)
$$;

grant execute on function rule_day_sum to tulpar_bank;
