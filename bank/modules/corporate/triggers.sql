-- Signatures stay as they were, and a change is sealed before it is stored.

create or replace trigger document_signature_append_only before update or delete or truncate on document_signature
  for each statement execute function refuse_change();
create or replace trigger document_approval_append_only before update or delete or truncate on document_approval
  for each statement execute function refuse_change();
create or replace trigger payment_day_move_append_only before update or delete or truncate on payment_day_move
  for each statement execute function refuse_change();
create or replace trigger change_document_digest before insert on change_document for each row execute function stamp_change_document();
create or replace trigger change_signature_append_only before update or delete or truncate on change_signature
  for each statement execute function refuse_change();
create or replace trigger document_replacement_append_only before update or delete or truncate on document_replacement
  for each statement execute function refuse_change();
create or replace trigger approval_rule_append_only before update or delete or truncate on approval_rule
  for each statement execute function refuse_change();
create or replace trigger rule_signature_append_only before update or delete or truncate on rule_signature
  for each statement execute function refuse_change();
create or replace trigger booked_under_rules_append_only before update or delete or truncate on booked_under_rules
  for each statement execute function refuse_change();
create or replace trigger rule_subject_append_only before update or delete or truncate on rule_subject
  for each statement execute function refuse_change();
