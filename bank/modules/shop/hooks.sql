-- Hooks of the showcase: a confirmed order becomes an application.

select set_movement_hooks('modules/shop', '[
  {"txn_code": "MAKE_CHECKBOOK_ORDER", "after_booking": "open_application"},
  {"txn_code": "MAKE_ACCOUNT_STATEMENT_REQUEST", "after_booking": "open_application"},
  {"txn_code": "MAKE_LOAN_STATEMENT_REQUEST", "after_booking": "open_application"},
  {"txn_code": "MAKE_ACCOUNT_OPENING", "after_booking": "open_application"}
]');
