-- Products of the showcase with the kinds of customers they are for: those of the product, or, for loans, those any loan is for.
create or replace view shop_offer as
  select p.code, p.position, p.name, p.image_type, p.image, p.price,
      coalesce(p.customer_kinds,
        (select array_agg(distinct kind) from loan_product l cross join unnest(l.customer_kinds) kind)) as customer_kinds
    from shop_product p;

grant select on shop_offer to tulpar_bank;
