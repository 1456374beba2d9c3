-- Additions of a salary to moving money.

select set_movement_hooks('modules/batches', '[
  {"txn_code": "MAKE_SALARY_BATCH", "refusal": "salary_refusal", "after_booking": "start_salary_run"}
]');
