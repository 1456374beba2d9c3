-- New editions of the directory of deposits.

create or replace trigger deposit_product_edition after insert or update or delete on deposit_product
  for each row execute function raise_edition('DEPOSIT_PRODUCTS');

create or replace trigger deposit_offer_edition after insert or update or delete on deposit_offer
  for each row execute function raise_edition('DEPOSIT_PRODUCTS');
