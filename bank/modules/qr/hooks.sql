-- Hooks of payments by codes: one at a point of sale is counted there, and refused when the point does not take it any more.

select set_movement_hooks('modules/qr', '[
  {"txn_code": "MAKE_QR_PAYMENT", "refusal": "point_refusal", "after_booking": "record_point_payment"}
]');
