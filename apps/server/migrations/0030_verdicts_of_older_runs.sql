-- Runs of before there were verdicts are read with verdicts told from the highest level and the standing criterion. Where
-- some days have a criterion of their own that can be wrong: such drafts have to be calculated again (Q145, M-57). What
-- was submitted stays as it was.
update projects set is_calculated = false
where is_calculated and submitted_at is null and approved_on is null and exists (
  select from (
    select id, input from calculation_runs
    where project_id = projects.id and status = 'done' order by id desc limit 1) newest
  where jsonb_path_exists(newest.input, '$.receivers[*].otherCriteria[*]')
    and exists (
      select from receiver_results
      where run_id = newest.id and verdict is null and not is_left_out));
