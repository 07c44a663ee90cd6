import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import classes from './sheet.module.css';

interface FloatingProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

const GAP = 2;
const EDGE = 8;

/** Below a cell, or above it if there is no room. Outside the table, which would clip it. */
export function Floating({ anchor, children }: FloatingProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      const at = anchor.current?.getBoundingClientRect();
      const element = box.current;
      if (!at || !element) return;
      const isBelow = at.bottom + element.offsetHeight + EDGE <= window.innerHeight;
      const top = isBelow ? at.bottom + GAP : at.top - element.offsetHeight - GAP;
      const left = Math.min(at.left, window.innerWidth - element.offsetWidth - EDGE);
      element.style.transform = `translate(${Math.max(EDGE, left)}px, ${Math.max(EDGE, top)}px)`;
      element.style.minWidth = `${at.width}px`;
    };
    place();
    document.addEventListener('scroll', place, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', place, { capture: true });
  });
  return createPortal(
    <div ref={box} className={classes.floating}>
      {children}
    </div>,
    document.body,
  );
}
