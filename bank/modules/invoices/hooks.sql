-- Hooks of payments of invoices: the open amount of each invoice is checked, then reduced.

select set_movement_hooks('modules/invoices', '[
  {"txn_code": "MAKE_DISTRIBUTION_OPERATIONS", "refusal": "invoices_refusal", "after_booking": "pay_invoices"},
  {"txn_code": "MAKE_QR_INVOICE_PAYMENT", "refusal": "invoices_refusal", "after_booking": "pay_invoices"}
]');
