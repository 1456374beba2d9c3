-- Additions of repaying a loan to moving money.

select set_movement_hooks('modules/loans', '[
  {"txn_code": "DIGITAL_LOAN_MAKE_REPAYMENT", "credited_product": "loan",
    "refusal": "loan_repayment_refusal", "after_booking": "repay_loan"}
]');
