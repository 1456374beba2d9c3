-- A statement over a list of unknown length is planned anew at every call, because the planner hopes to do better with the
-- list it sees; for the few legs of a movement it never does, and planning was a third of creating one.
alter function create_operation set plan_cache_mode = force_generic_plan;
alter function confirm_operation set plan_cache_mode = force_generic_plan;
