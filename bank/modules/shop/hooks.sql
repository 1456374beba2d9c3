-- Hooks of the showcase: a confirmed order becomes an application.

select set_movement_hooks('modules/shop', '[
  {"txn_code": "MAKE_CHECKBOOK_ORDER", "after_booking": "open_application"},
  {"txn_code": "MAKE_ACCOUNT_STATEMENT_REQUEST", "after_booking": "open_application"},
  {"txn_code": "MAKE_LOAN_STATEMENT_REQUEST", "after_booking": "open_application"},
  {"txn_code": "MAKE_ACCOUNT_OPENING", "after_booking": "open_application"},
  {"txn_code": "MAKE_FIRST_ACCOUNT_OPENING", "refusal": "first_account_refusal", "after_booking": "open_application"},
  {"txn_code": "MAKE_LOAN_APPLICATION", "after_booking": "open_application"},
  {"txn_code": "MAKE_DEPOSIT_BOX_RESERVATION", "refusal": "deposit_box_refusal", "after_booking": "reserve_deposit_box"},
  {"txn_code": "MAKE_BOND_PURCHASE", "refusal": "bond_refusal", "after_booking": "order_bonds"},
  {"txn_code": "MAKE_DEBIT_CARD_OPENING", "after_booking": "open_application"},
  {"txn_code": "MAKE_INSTANT_CARD_OPENING", "after_booking": "open_application"},
  {"txn_code": "MAKE_CREDIT_CARD_OPENING", "after_booking": "open_application"},
  {"txn_code": "MAKE_CARD_REOPENING", "refusal": "card_reissue_refusal", "after_booking": "order_card_reissue"},
  {"txn_code": "MAKE_RENEWAL_CARD_REOPENING", "refusal": "card_reissue_refusal", "after_booking": "order_card_reissue"}
]');
