import { useEffect } from 'react';
import { CalculationProvider } from '../features/calculation/calculation-provider.tsx';
import { MapCommandsProvider } from '../map/map-commands.tsx';
import { MapHolderProvider } from '../map/map-holder.tsx';
import { MapModeProvider } from '../map/map-mode.tsx';
import { PreviewProvider } from '../session/preview/preview-provider.tsx';
import { ProjectEventsProvider } from '../session/project-events.tsx';
import { useServerRecovery } from '../session/server-reach.ts';
import { useSessionRefresh } from '../session/use-session.ts';
import { LeaveQuestion } from '../session/use-unsaved-changes.ts';
import { DialogsProvider } from '../ui/dialogs.tsx';
import { listenForEscape } from '../ui/escape-stack.ts';
import { StageLayoutProvider } from '../ui/stage-layout.tsx';
import { DecisionProvider } from './decision.tsx';
import { Shell } from './shell.tsx';

/** What lives as long as the page: the shell with the map, and everything the screens share. */
export function Root() {
  useSessionRefresh();
  useServerRecovery();
  useEffect(listenForEscape, []);
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
