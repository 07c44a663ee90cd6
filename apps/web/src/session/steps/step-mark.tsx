import type { StepState } from '@quietsite/domain';
import type { ReactNode } from 'react';

const COMPLETE = '#1f5f7a';
const BORDERLINE = '#b97a00';
const OUT_OF_DATE = '#8a5a00';
const EXCEEDS = '#b3261e';
const WAITS = '#aeb9c2';

const ring = (colour: string) => <circle cx="12" cy="12" r="10.6" fill="#fff" stroke={colour} strokeWidth="2.2" />;

/** Shapes differ, not only colours: tick, exclamation mark, turning arrows, diamond, empty ring. */
const shapes: Readonly<Record<StepState, ReactNode>> = {
  complete: (
    <>
      <circle cx="12" cy="12" r="11.7" fill={COMPLETE} />
      <path d="M6.8 12.4l3.6 3.6 6.8-7.4" fill="none" stroke="#fff" strokeWidth="2.6" />
    </>
  ),
  missing: (
    <>
      {ring(BORDERLINE)}
      <path d="M12 6.4v7" stroke={OUT_OF_DATE} strokeWidth="2.6" />
      <circle cx="12" cy="17.2" r="1.6" fill={OUT_OF_DATE} />
    </>
  ),
  outOfDate: (
    <>
      {ring(OUT_OF_DATE)}
      <path
        d="M17 10.6A5.3 5.3 0 0 0 7.6 9M7 13.4A5.3 5.3 0 0 0 16.4 15M7.2 5.8V9.4h3.6M16.8 18.2v-3.6h-3.6"
        fill="none"
        stroke={OUT_OF_DATE}
        strokeWidth="2"
      />
    </>
  ),
  exceeds: (
    <>
      {ring(EXCEEDS)}
      <path d="M12 6.6l5.4 5.4-5.4 5.4L6.6 12z" fill={EXCEEDS} />
    </>
  ),
  waits: ring(WAITS),
};

interface StepMarkProps {
  readonly state: StepState;
  readonly size: number;
  /** Shown in the empty ring of a waiting step. */
  readonly number?: number;
}

/** The icon of a step's state; the words are next to it or visually hidden. */
export function StepMark({ state, size, number }: StepMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      {shapes[state]}
      {state === 'waits' && number !== undefined && (
        <text x="12" y="16.4" textAnchor="middle" fontSize="12" fill="#5b6975">
          {number}
        </text>
      )}
    </svg>
  );
}
