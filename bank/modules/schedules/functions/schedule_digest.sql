-- Agreement of a customer, with one code for all days.
create or replace function schedule_digest(s schedule, t template) returns bytea
language plpgsql immutable as $$
declare
  terms text;
begin
  select string_agg('term ' || x.key || '=' || x.value, E'\n' order by x.key collate "C") into terms from jsonb_each_text(t.terms) x;
  return sha256(convert_to(concat_ws(E'\n',
    'tulpar-schedule-1',
    'operation=' || s.operation_id,
    'customer=' || s.customer_id,
    'user=' || s.user_id,
    'template=' || t.id,
    'code=' || t.code,
    'kind=' || t.txn_code,
    'debit=' || t.debit_number,
    'credit=' || t.credit_number,
    'recipient=' || t.credit_name,
    'amount=' || t.amount || ' ' || t.currency,
    'credited=' || t.credited || ' ' || t.credited_currency,
    'periodicity=' || s.periodicity,
    'first=' || coalesce(s.first_day::text, ''),
    'last=' || coalesce(s.last_day::text, ''),
    'days=' || array_to_string(s.days, ','),
    'request=' || t.request::text,
    terms,
    'words=' || s.words,
    'purpose=' || t.purpose), 'UTF8'));
end
$$;
