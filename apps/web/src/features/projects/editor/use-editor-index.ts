import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { type EditorIndex, readActiveIndex } from '../information/information.ts';

/**
 * The tab is in the address (SHELL-18). A tab that is not yet available shows the first. A user on a later tab is not
 * sent back when a field there, such as the radius, is cleared.
 */
export function useEditorIndex(isOpenable: boolean): readonly [EditorIndex, (index: EditorIndex) => void] {
  const [parameters, setParameters] = useSearchParams();
  const wanted = readActiveIndex(parameters.get('activeIndex'));
  const setIndex = (index: EditorIndex) => {
    const next = new URLSearchParams(parameters);
    next.set('activeIndex', String(index));
    next.delete('window');
    setParameters(next, { replace: true });
  };
  const shown = useRef<EditorIndex>(0);
  shown.current = isOpenable || shown.current > 0 ? wanted : 0;
  return [shown.current, setIndex];
}
