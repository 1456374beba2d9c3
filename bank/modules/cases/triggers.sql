-- Every table of applications keeps their cases (application_of_case).

create or replace trigger case_of_product_order after insert on application_step
  for each row execute function keep_application_case('productOrder', 'txn_id');
create or replace trigger case_of_online_loan after insert or update of status on digital_loan
  for each row execute function keep_application_case('onlineLoan', 'id');
create or replace trigger case_of_overdraft after insert or update of status on overdraft_request
  for each row execute function keep_application_case('overdraft', 'id');
create or replace trigger case_of_restructuring after insert or update of status on loan_restructuring
  for each row execute function keep_application_case('restructuring', 'id');
create or replace trigger case_of_limit after insert or update of status on limit_application
  for each row execute function keep_application_case('limit', 'id');
create or replace trigger case_of_passport after insert or update of status on passport_application
  for each row execute function keep_application_case('passport', 'id');
