-- Hooks of exchanges: the agreed price is compared with the present one before it is booked.

select set_movement_hooks('modules/exchange', '[
  {"txn_code": "MAKE_EXCHANGE", "refusal": "exchange_refusal"}
]');
