-- Computed from the row at each signature, so that only the shown values can be signed.
create or replace function change_digest(c change_document) returns bytea
language sql immutable as $$
  select sha256(convert_to(concat_ws(E'\n', 'tulpar-change-1', 'operation=' || c.operation_id, 'code=' || c.code,
    'customer=' || c.customer_id, 'request=' || c.request::text, 'subject=' || c.subject::text, 'before=' || c.before::text,
      'after=' || c.after::text), 'UTF8'))
$$;

grant execute on function change_digest to tulpar_bank;
