import { useStore } from '../../lib/use-store.ts';
import { useIsModalOpen } from '../../ui/dialogs/escape-stack.ts';
import { useSession } from '../use-session.ts';
import { BrowserChoice } from './browser-choice.ts';

/** Whether single-key shortcuts for the whole page are on (WCAG 2.1.4). */
export const singleKeys = new BrowserChoice('single-keys', ['on', 'off'], 'on');

export function useHasSingleKeys(): boolean {
  const userId = useSession().data?.user?.id;
  return useStore(singleKeys, () => singleKeys.of(userId)) === 'on';
}

/** Whether they are active now: not while a dialog is open. */
export function useAreSingleKeysOn(): boolean {
  const isModalOpen = useIsModalOpen();
  return useHasSingleKeys() && !isModalOpen;
}
