import { useStore } from '../../lib/use-store.ts';
import { useIsModalOpen } from '../../ui/dialogs/escape-stack.ts';
import { useSession } from '../use-session.ts';
import { BrowserChoice } from './browser-choice.ts';

/** Whether single keys of the whole page do something (WCAG 2.1.4). */
export const singleKeys = new BrowserChoice('single-keys', ['on', 'off'], 'on');

export function useHasSingleKeys(): boolean {
  const userId = useSession().data?.user?.id;
  return useStore(singleKeys, () => singleKeys.of(userId)) === 'on';
}

/** Whether they do something now. */
export function useAreSingleKeysOn(): boolean {
  const isModalOpen = useIsModalOpen();
  return useHasSingleKeys() && !isModalOpen;
}
