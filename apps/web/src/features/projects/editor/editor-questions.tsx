import type { FaultyTask } from '../../../project/schedule/schedule-part.ts';
import { EditorConflict } from './editor-conflict.tsx';
import { ScheduleProblemsDialog } from './schedule-problems-dialog.tsx';
import { SiteProblemsDialog } from './site-problems-dialog.tsx';
import type { ProjectEditing } from './use-project-editing.ts';

interface EditorQuestionsProps {
  readonly editing: ProjectEditing;
  /** Goes to the activity to fix first. */
  readonly onFaultyTask: (task: FaultyTask) => void;
}

/** The questions and errors of a save, over the panel or the draw window. */
export function EditorQuestions({ editing, onFaultyTask }: EditorQuestionsProps) {
  const { site, question, closeQuestion } = editing;
  return (
    <>
      {question?.kind === 'problems' && site && (
        <SiteProblemsDialog
          site={site.value}
          problems={question.problems}
          onRemove={(names) => {
            site.change({ ...site.value, zones: site.value.zones.filter(({ name }) => !names.has(name)) });
            closeQuestion();
          }}
          onClose={closeQuestion}
        />
      )}
      {question?.kind === 'scheduleProblems' && (
        <ScheduleProblemsDialog
          problems={question.problems}
          onShow={() => {
            editing.setIndex(2);
            closeQuestion();
            const [first] = question.problems;
            if (first) onFaultyTask({ ...first });
          }}
          onClose={closeQuestion}
        />
      )}
      <EditorConflict editing={editing} />
    </>
  );
}
