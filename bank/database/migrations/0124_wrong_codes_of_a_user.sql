-- Wrong codes are counted by whoever they are guessed for, over all operations, kinds and sessions, beside the five tries of each
-- subject (docs/adr/0079). An owner is a user, or for a restore the pair of login and telephone that was asked for with, so that
-- whoever the bank does not know is counted as well. There is no row while the last code was right, so a right code writes nothing.
create table wrong_codes (
  owner_kind text not null check (owner_kind in ('user', 'restore')),
  owner_id bigint not null,
  in_a_row integer not null default 0,
  -- The sessions the codes that are counted came from; they end when a hold begins.
  sessions bigint[] not null default '{}',
  holds_in_a_row integer not null default 0,
  held_until timestamptz,
  -- When the owner was told of the last hold.
  told_at timestamptz,
  changed_at timestamptz not null,
  primary key (owner_kind, owner_id)
);

grant select, update (told_at), delete on wrong_codes to tulpar_bank;

-- Judges the codes of an owner one after another until the transaction ends. Taken before any row is locked, so that nobody who
-- holds a row waits here for somebody who waits for the row.
create function wrong_codes_lock(p_owner_kind text, p_owner bigint) returns bigint
language sql immutable set search_path = public, pg_temp as $$
  select hashtextextended('wrong codes of ' || p_owner_kind || ' ' || p_owner, 0)
$$;

create function lock_wrong_codes(p_owner_kind text, p_owner bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(wrong_codes_lock(p_owner_kind, p_owner));
end
$$;

-- Until when no code of this owner is judged; nothing when codes are.
create function codes_held_until(p_owner_kind text, p_owner bigint, p_now timestamptz) returns timestamptz
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return (select w.held_until from wrong_codes w
    where w.owner_kind = p_owner_kind and w.owner_id = p_owner and w.held_until > p_now);
end
$$;

-- Counts a wrong code; whoever calls holds the lock. Answers how many more may be wrong before the codes are held: nothing more
-- means that a hold has begun, and that the sessions the codes came from are over. Each hold is twice as long as the one before.
create function count_wrong_code(p_owner_kind text, p_owner bigint, p_session bigint, p_now timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  most constant integer = 10;
  counted wrong_codes;
begin
  insert into wrong_codes as w (owner_kind, owner_id, in_a_row, sessions, changed_at)
    values (p_owner_kind, p_owner, 1, array_remove(array[p_session], null), p_now)
    on conflict (owner_kind, owner_id) do update set in_a_row = w.in_a_row + 1, changed_at = p_now,
      sessions = array(select distinct s from unnest(w.sessions || p_session) s where s is not null)
    returning * into counted;
  if counted.in_a_row < most then
    return most - counted.in_a_row;
  end if;
  update session s set ended_at = p_now, end_reason = 'WRONG_CODES' where s.id = any (counted.sessions) and s.ended_at is null;
  update wrong_codes w set in_a_row = 0, sessions = '{}', told_at = null, holds_in_a_row = w.holds_in_a_row + 1,
      held_until = p_now + block_of(w.holds_in_a_row)
    where w.owner_kind = p_owner_kind and w.owner_id = p_owner;
  return 0;
end
$$;

-- A right code of what the owner confirms with ends the row of wrong ones and makes the next hold a short one again.
create function forget_wrong_codes(p_owner_kind text, p_owner bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from wrong_codes w where w.owner_kind = p_owner_kind and w.owner_id = p_owner;
end
$$;

-- Takes a try of a subject whose code is judged outside the database, unless the codes of its owner are held. The lock stays
-- until the transaction ends, so the verdict is counted before the next code is judged.
create function begin_guess(p_owner_kind text, p_owner bigint, p_kind text, p_subject bigint, p_now timestamptz,
  out refusal text, out tries_remaining integer)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform lock_wrong_codes(p_owner_kind, p_owner);
  if codes_held_until(p_owner_kind, p_owner, p_now) is not null then
    refusal := 'CONFIRMATIONS_ON_HOLD';
    return;
  end if;
  tries_remaining := take_try(p_kind, p_subject);
  refusal := case when tries_remaining is null then 'OTP_TRIES_LIMIT_EXCEEDED' end;
end
$$;

revoke all on function wrong_codes_lock, lock_wrong_codes, codes_held_until, count_wrong_code, forget_wrong_codes, begin_guess from public;
grant execute on function wrong_codes_lock, lock_wrong_codes, codes_held_until, count_wrong_code, forget_wrong_codes, begin_guess to tulpar_bank;

-- A sign-in that ends by wrong codes is counted with all others.
alter table app_user drop column wrong_code_sign_ins;
