-- Status of a line by itself, before anything is known of the document it became.
create or replace function line_standing(p_wanted jsonb, p_chosen boolean, p_operation uuid, p_refusal text, p_outcome text) returns text
language sql immutable as $$
  select case
    when p_wanted is null then 'faulty'
    when p_chosen then 'chosen'
    when p_operation is null then case when p_refusal is null then 'draft' else 'refused' end
    else coalesce(p_outcome, 'sent')
  end
$$;

grant execute on function line_standing to tulpar_bank;
