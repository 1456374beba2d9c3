-- SHA-256 of the text src/domain/operation/operationDigest.ts writes for the same operation. In plpgsql, because its statements keep
-- their plans: with a query inside, a function in SQL is planned at every call.
create or replace function operation_digest(o operation) returns bytea
language plpgsql immutable as $$
declare
  terms text;
begin
  if o.terms <> '{}' then
    select string_agg('term ' || t.key || '=' || t.value, E'\n' order by t.key collate "C") into terms
      from (select * from jsonb_each_text(o.terms - 'details')
        union all select 'details.' || d.key, d.value from jsonb_each_text(o.terms -> 'details') d) t;
  end if;
  return sha256(convert_to(concat_ws(E'\n',
    'tulpar-operation-2',
    'operation=' || o.operation_id,
    'code=' || o.code,
    'kind=' || o.txn_code,
    'customer=' || o.customer_id,
    'debit=' || o.debit_number,
    'credit=' || o.credit_number,
    'recipient=' || o.credit_name,
    'amount=' || o.amount || ' ' || o.currency,
    'fee=' || o.fee || ' ' || o.currency,
    'credited=' || o.credited || ' ' || o.credited_currency,
    'legs=' || array_to_string(o.leg_accounts, ',') || ' ' || array_to_string(o.leg_amounts, ','),
    terms,
    'purpose=' || o.purpose), 'UTF8'));
end
$$;
