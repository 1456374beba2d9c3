-- Additions of invoices to moving money.

select set_movement_hooks('modules/invoices', '[
  {"txn_code": "MAKE_DISTRIBUTION_OPERATIONS", "refusal": "invoices_refusal", "after_booking": "pay_invoices"}
]');
