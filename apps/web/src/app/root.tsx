import i18next from 'i18next';
import { useEffect } from 'react';
import { CalculationProvider } from '../features/calculation/calculation-provider.tsx';
import { MapModeProvider } from '../map/interactions/map-mode.tsx';
import { MapCommandsProvider } from '../map/view/map-commands.tsx';
import { MapHolderProvider } from '../map/view/map-holder.tsx';
import { PreviewProvider } from '../project/preview/preview-provider.tsx';
import { LeaveQuestion } from '../project/save/use-unsaved-changes.ts';
import { ProjectEventsProvider } from '../session/project-events.tsx';
import { useServerRecovery } from '../session/server-reach.ts';
import { useSessionRefresh } from '../session/use-session.ts';
import { DialogsProvider } from '../ui/dialogs/dialogs.tsx';
import { listenForEscape } from '../ui/dialogs/escape-stack.ts';
import { showNotice } from '../ui/dialogs/toasts.tsx';
import { StageLayoutProvider } from '../ui/panels/stage-layout.tsx';
import { listenForTyping } from '../ui/typed-text.ts';
import { DecisionProvider } from './decision.tsx';
import { Shell } from './shell.tsx';

/** Escape does not discard typed text; to discard it, the user closes the window. */
const notifyTextKept = () =>
  showNotice({ id: 'text-kept', title: i18next.t('failure.textKept'), text: i18next.t('failure.textKeptHint') });

/** Everything that lasts as long as the page: the shell with the map, and the state that screens share. */
export function Root() {
  useSessionRefresh();
  useServerRecovery();
  useEffect(() => listenForEscape(notifyTextKept), []);
  useEffect(listenForTyping, []);
  return (
    <StageLayoutProvider>
      <MapCommandsProvider>
        <MapHolderProvider>
          <MapModeProvider>
            <DialogsProvider>
              <LeaveQuestion />
              <ProjectEventsProvider>
                <PreviewProvider>
                  <CalculationProvider>
                    <DecisionProvider>
                      <Shell />
                    </DecisionProvider>
                  </CalculationProvider>
                </PreviewProvider>
              </ProjectEventsProvider>
            </DialogsProvider>
          </MapModeProvider>
        </MapHolderProvider>
      </MapCommandsProvider>
    </StageLayoutProvider>
  );
}
