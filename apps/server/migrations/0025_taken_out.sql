-- A receiver that somebody took out of the selection by hand: a run does not select it again, however loud it is (Q149).
-- Putting it back clears the mark. The code of the release before leaves it false.
alter table receiver_points add column is_taken_out boolean not null default false;
