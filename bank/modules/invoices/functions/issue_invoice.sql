-- Issues an invoice of a company, with the content of `qr_invoice` in p_content by the names of its columns. Answers its id and the
-- customer of the bank whose taxpayer number it names, if any; nothing when the number is taken.
create or replace function issue_invoice(p_issuer bigint, p_number text, p_issued date, p_due date, p_total bigint, p_content jsonb)
returns table (id bigint, payer_id bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  content qr_invoice = jsonb_populate_record(null::qr_invoice, p_content);
begin
  -- A person who trades under the own number gets it as a person.
  select c.id into payer_id from customer c where content.payer_inn <> '' and c.inn = content.payer_inn order by c.kind desc, c.id limit 1;
  insert into invoice as i (issuer_id, customer_id, number, issued_on, due_on, currency, total, paid)
    values (p_issuer, payer_id, p_number, p_issued, p_due, 'KGS', p_total, 0)
    on conflict (issuer_id, number) do nothing returning i.id into id;
  if id is null then
    return;
  end if;
  content.invoice_id := id;
  insert into qr_invoice select (content).*;
  return next;
end
$$;

grant execute on function issue_invoice to tulpar_bank;
