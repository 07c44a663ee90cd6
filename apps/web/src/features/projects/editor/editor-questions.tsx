import type { FaultyTask } from '../../../project/schedule/save-schedule.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ScheduleConflictDialog } from './schedule-conflict-dialog.tsx';
import { ScheduleProblemsDialog } from './schedule-problems-dialog.tsx';
import { SiteConflictDialog } from './site-conflict-dialog.tsx';
import { SiteProblemsDialog } from './site-problems-dialog.tsx';
import type { ProjectEditing } from './use-project-editing.ts';

interface EditorQuestionsProps {
  readonly editing: ProjectEditing;
  /** Goes to the activity to fix first. */
  readonly onFaultyTask: (task: FaultyTask) => void;
}

/** The questions and errors of a save, over the panel or the draw window. */
export function EditorQuestions({ editing, onFaultyTask }: EditorQuestionsProps) {
  const { form, site, schedule, problems, scheduleProblems, conflict, siteConflict, scheduleConflict } = editing;
  const { closeQuestion } = editing;
  return (
    <>
      {problems && site && (
        <SiteProblemsDialog
          site={site.value}
          problems={problems}
          onRemove={(names) => {
            site.change({ ...site.value, zones: site.value.zones.filter(({ name }) => !names.has(name)) });
            closeQuestion();
          }}
          onClose={closeQuestion}
        />
      )}
      {scheduleProblems && (
        <ScheduleProblemsDialog
          problems={scheduleProblems}
          onShow={() => {
            editing.setIndex(2);
            closeQuestion();
            const [first] = scheduleProblems;
            if (first) onFaultyTask({ ...first });
          }}
          onClose={closeQuestion}
        />
      )}
      {conflict && (
        <ConflictDialog
          mine={form.values}
          theirs={conflict.theirs}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
          onClose={closeQuestion}
        />
      )}
      {siteConflict && site && (
        <SiteConflictDialog
          mine={site.value}
          map={siteConflict.map}
          theirs={siteConflict.theirs}
          onKeepMine={siteConflict.keepMine}
          onTakeTheirs={siteConflict.takeTheirs}
          onClose={closeQuestion}
        />
      )}
      {scheduleConflict && schedule && (
        <ScheduleConflictDialog
          mine={schedule.value}
          programme={scheduleConflict.programme}
          theirs={scheduleConflict.theirs}
          onKeepMine={scheduleConflict.keepMine}
          onTakeTheirs={scheduleConflict.takeTheirs}
          onClose={closeQuestion}
        />
      )}
    </>
  );
}
