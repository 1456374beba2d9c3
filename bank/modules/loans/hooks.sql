-- Hooks of loan repayments: the loan is compared with what was agreed, then its instalments are marked as paid.

select set_movement_hooks('modules/loans', '[
  {"txn_code": "DIGITAL_LOAN_MAKE_REPAYMENT", "credited_product": "loan",
    "refusal": "loan_repayment_refusal", "after_booking": "repay_loan"}
]');

select set_product_hook('loan', 'tell_loan');
