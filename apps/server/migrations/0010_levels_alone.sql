-- Of a run its levels and verdicts are stored. The tables of a receiver are made from the stored input when somebody
-- wants to see them: for twenty thousand receivers they were hundreds of megabytes that hardly anybody opened.
alter table receiver_results drop column detail;
