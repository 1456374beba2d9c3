-- Counters of a login after one more try: at the limit a block begins, twice as long as the one before. Tries and blocks are forgotten
-- thirty days after the last try, when the rows of unknown logins are deleted (bank/jobs/retentionRules.ts), so that no login can be
-- recognized by it.
create or replace function after_try(p_tries integer, p_until timestamptz, p_blocks integer, p_tried_at timestamptz, p_limit integer,
  p_now timestamptz,
  out failed_tries integer, out blocked_until timestamptz, out blocks_in_a_row integer)
language plpgsql immutable set search_path = public, pg_temp as $$
begin
  blocks_in_a_row := case when p_tried_at <= p_now - interval '30 days' then 0 else p_blocks end;
  if p_until <= p_now or p_tried_at <= p_now - interval '30 days' then
    failed_tries := 1;
  else
    failed_tries := least(p_tries + 1, 1000);
    blocked_until := p_until;
  end if;
  if failed_tries = p_limit then
    blocked_until := p_now + block_of(blocks_in_a_row);
    blocks_in_a_row := blocks_in_a_row + 1;
  end if;
end
$$;
