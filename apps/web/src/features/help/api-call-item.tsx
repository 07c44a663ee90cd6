import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import classes from './api.module.css';
import { ApiCallDetails } from './api-call-details.tsx';
import type { ApiCall } from './api-calls.ts';

const CALL_PARAMETER = 'call';

/** One API call. The open one is in the address, so that it can be linked. */
export function ApiCallItem({ call }: { readonly call: ApiCall }) {
  const [address, setAddress] = useSearchParams();
  const isOpen = address.get(CALL_PARAMETER) === call.id;
  const [isLinked] = useState(isOpen);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isLinked) item.current?.scrollIntoView({ block: 'start' });
  }, [isLinked]);
  const toggle = () =>
    setAddress(
      (current) => {
        if (isOpen) current.delete(CALL_PARAMETER);
        else current.set(CALL_PARAMETER, call.id);
        return current;
      },
      { replace: true },
    );
  const detailsId = `call-${call.id}`;
  return (
    <li ref={item} className={classes.call}>
      <h4>
        <button type="button" aria-expanded={isOpen} aria-controls={isOpen ? detailsId : undefined} onClick={toggle}>
          <span className={classes.method} data-method={call.method}>
            {call.method}
          </span>
          <code>{call.path}</code>
          <span className={classes.purpose} lang="en">
            {call.summary}
          </span>
        </button>
      </h4>
      {isOpen && (
        <div id={detailsId} className={classes.details}>
          <ApiCallDetails call={call} />
        </div>
      )}
    </li>
  );
}
