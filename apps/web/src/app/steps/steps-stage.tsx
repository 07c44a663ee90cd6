import { useStore } from '../../lib/use-store.ts';
import { useAreSingleKeysOn } from '../../session/choices/single-keys.ts';
import { useOpenProject } from '../../session/use-open-project.ts';
import { useShortcutKey } from '../../ui/shortcut-key.ts';
import { stepsOpen } from './steps-open.ts';
import { StepsPanel } from './steps-panel.tsx';
import { useNextOffer } from './use-next-offer.ts';

/** The steps panel with its keyboard shortcut, and the offer after a save. Loaded when the first project is opened. */
export function StepsStage() {
  const isOpen = useStore(stepsOpen);
  const project = useOpenProject().data;
  useNextOffer();
  useShortcutKey('s', useAreSingleKeysOn(), () => stepsOpen.set(!stepsOpen.read()));
  return isOpen && project ? <StepsPanel key={project.id} /> : null;
}
