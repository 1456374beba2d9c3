-- Digest of a moved document as it was before the move, from the terms it had.
create or replace function digest_before_move(o operation, p_terms jsonb) returns bytea
language plpgsql stable set search_path = public, pg_temp as $$
begin
  o.terms := p_terms;
  return operation_digest(o);
end
$$;
