-- Payments of invoices stay.

create or replace trigger invoice_payment_append_only before update or delete or truncate on invoice_payment
  for each statement execute function refuse_change();
