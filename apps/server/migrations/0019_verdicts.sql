-- One verdict with three states (Q145) on each of the three levels. Null: the receiver is left out, or the row was written
-- before there were verdicts, and the code tells them from levels and criterion. exceeds stays for the code of the
-- release before: true where the verdict of the mitigated level is exceeds.
alter table receiver_results
  add column unmitigated_verdict text check (unmitigated_verdict in ('satisfies', 'borderline', 'exceeds')),
  add column verdict text check (verdict in ('satisfies', 'borderline', 'exceeds')),
  add column with_neighbour_verdict text check (with_neighbour_verdict in ('satisfies', 'borderline', 'exceeds'));
