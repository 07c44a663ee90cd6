import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { type EditorIndex, readActiveIndex } from '../information/information.ts';

/**
 * The tab lives in the address (SHELL-18); one that is still closed shows the first. Whoever has come further is not
 * thrown back by what is emptied there, such as the radius.
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
