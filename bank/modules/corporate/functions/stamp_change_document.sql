-- Computes the digest of a change before it is stored.
create or replace function stamp_change_document() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  new.digest := change_digest(new);
  return new;
end
$$;
