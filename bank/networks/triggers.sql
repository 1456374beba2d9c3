-- Steps of an order on its way.

create or replace trigger rail_order_moved after update of state on rail_order
  for each row when (new.state is distinct from old.state) execute function keep_rail_order_step();
