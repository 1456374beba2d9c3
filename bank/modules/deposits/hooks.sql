-- Hooks of deposits: an application opens the account it credits, an early closing is kept as an order.

select set_movement_hooks('modules/deposits', '[
  {"txn_code": "MAKE_DEPOSIT", "credited_product": "deposit"},
  {"txn_code": "MAKE_DEPOSIT_APPLICATION", "credited_product": "deposit", "notice": "depositOpened",
    "credit_account": "account_of_application", "before_booking": "open_deposit"},
  {"txn_code": "MAKE_EARLY_CLOSING_OF_DEPOSIT", "debited_product": "deposit",
    "refusal": "deposit_closing_refusal", "after_booking": "order_deposit_closing"}
]');

select set_product_hook('deposit', 'tell_deposit');
