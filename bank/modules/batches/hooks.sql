-- Hooks of salaries: the lines are compared with what was signed, and paid one by one once the sum is booked.

select set_movement_hooks('modules/batches', '[
  {"txn_code": "MAKE_SALARY_BATCH", "refusal": "salary_refusal", "after_booking": "start_salary_run"}
]');
