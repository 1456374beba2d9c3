-- Counts a try to sign in before the password is checked, and answers with whose it is and how many wrong ones in a row there were: for a
-- browser the user is known by its own count, for all others together that of the login. With the limit a block begins, twice as long each
-- time.
create or replace function count_sign_in_try(p_login text, p_device bytea, p_limit integer, p_now timestamptz)
returns table (id bigint, customer_id bigint, password_hash text, phone text, language text, first_login_step text, question_id text,
  auth_type text, one_time_password_until timestamptz, known_devices_only boolean, device_id bigint, failed_tries integer,
  blocked_until timestamptz)
language sql security definer set search_path = public, pg_temp as $$
  with candidate as materialized (select u.id from app_user u where lower(u.login) = lower(p_login)),
  of_device as (
    update known_device d
       set failed_tries = case when d.blocked_until <= p_now then 1 else least(d.failed_tries + 1, 1000) end,
           blocked_until = case
             when d.blocked_until <= p_now then null
             when d.failed_tries + 1 = p_limit then p_now + block_of(d.blocks_in_a_row)
             else d.blocked_until
           end,
           blocks_in_a_row = d.blocks_in_a_row
             + case when d.failed_tries + 1 = p_limit and (d.blocked_until <= p_now) is not true then 1 else 0 end
      from candidate c
     where d.user_id = c.id and d.key_hash = p_device and d.expires_at > p_now
    returning d.user_id, d.id, d.failed_tries, d.blocked_until
  ), of_login as (
    update app_user u
       set failed_tries = case when u.blocked_until <= p_now then 1 else least(u.failed_tries + 1, 1000) end,
           blocked_until = case
             when u.blocked_until <= p_now then null
             when u.failed_tries + 1 = p_limit then p_now + block_of(u.blocks_in_a_row)
             else u.blocked_until
           end,
           blocks_in_a_row = u.blocks_in_a_row
             + case when u.failed_tries + 1 = p_limit and (u.blocked_until <= p_now) is not true then 1 else 0 end
      from candidate c
     where u.id = c.id and not exists (select from of_device)
    returning u.id, u.failed_tries, u.blocked_until
  )
  select u.id, u.customer_id, u.password_hash, u.phone, u.language, u.first_login_step, u.question_id, u.auth_type,
      u.one_time_password_until, u.known_devices_only, d.id, coalesce(d.failed_tries, l.failed_tries),
      coalesce(d.blocked_until, l.blocked_until)
    from candidate c join app_user u on u.id = c.id left join of_device d on d.user_id = u.id left join of_login l on l.id = u.id
$$;

grant execute on function count_sign_in_try to tulpar_bank;
