-- Has the open pages of the users linked to a point look at what came to it. Those who may not see its account are given a notice in words
-- of its own besides, because that of the movement is not theirs to read; the other users are notified as of any other movement.
create or replace function tell_point_users(p_point bigint, p_account bigint, p_content jsonb, p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  company bigint;
  linked bigint[];
  unseeing bigint[];
begin
  select q.customer_id into strict company from qr_point q where q.id = p_point;
  select array_agg(u.id order by u.id),
      array_agg(u.id order by u.id) filter (where not ('view' = any (u.rights) and may_see(u.id, p_account)))
    into linked, unseeing
    from qr_point_user x join qr_user r on r.user_id = x.user_id join app_user u on u.id = x.user_id where x.point_id = p_point;
  if p_content is not null then
    insert into notification (user_id, content, created_at) select x.id, p_content, p_now from unnest(unseeing) x (id);
    insert into outbox_event (customer_id, user_id, type, payload, created_at)
      select company, x.id, 'NOTIFICATION', jsonb_build_object('title', (select jsonb_object_agg(c.key, c.value -> 'title')
          from jsonb_each(p_content) c)), p_now
        from unnest(unseeing) x (id);
  end if;
  insert into outbox_event (customer_id, user_id, type, payload, created_at)
    select company, x.id, 'SHOULD_UPDATE_USER_DATA', '{}', p_now from unnest(linked) x (id);
end
$$;
