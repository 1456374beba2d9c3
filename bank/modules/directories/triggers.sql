-- Events of new editions of directories.

create or replace trigger directory_changed after update on directory_version
  for each row when (new.data_version <> old.data_version) execute function tell_directory_changed();

create or replace trigger city_edition after insert or update or delete on city
  for each row execute function raise_edition('CITIES');

create or replace trigger service_point_edition after insert or update or delete on service_point
  for each row execute function raise_edition('SERVICE_POINTS');

create or replace trigger chat_topic_edition after insert or update or delete on chat_topic
  for each row execute function raise_edition('CHAT_TOPICS');

create or replace trigger loan_product_edition after insert or update or delete on loan_product
  for each row execute function raise_edition('LOAN_PRODUCTS');

create or replace trigger loan_product_shop_edition after insert or update or delete on loan_product
  for each row execute function raise_edition('SHOP_PRODUCTS');

create or replace trigger loan_offer_edition after insert or update or delete on loan_offer
  for each row execute function raise_edition('LOAN_PRODUCTS');

create or replace trigger ad_block_edition after insert or update or delete on ad_block
  for each row execute function raise_edition('AD_BLOCKS');

create or replace trigger shop_product_edition after insert or update or delete on shop_product
  for each row execute function raise_edition('SHOP_PRODUCTS');

create or replace trigger business_error_edition after insert or update or delete on business_error
  for each row execute function raise_edition('BUSINESS_ERRORS');
