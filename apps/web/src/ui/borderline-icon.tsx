/** A hollow square with the approximately-equal sign; always shown with a text. */
export function BorderlineIcon({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <rect x="2" y="2" width="12" height="12" rx="1" fill="#fff" stroke="var(--borderline-symbol)" strokeWidth="2" />
      <path
        d="M5 7q1.5-1.6 3 0t3 0M5 10.4q1.5-1.6 3 0t3 0"
        stroke="var(--borderline)"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
    </svg>
  );
}
