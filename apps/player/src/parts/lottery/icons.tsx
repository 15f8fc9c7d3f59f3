/** Takes the last digit back. */
export function BackspaceIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M9 5.5h11v13H9L3.5 12z" />
      <path d="m12 9.5 5 5" />
      <path d="m17 9.5-5 5" />
    </svg>
  );
}

/** Change what stands beside it. */
export function EditIcon({ className = 'size-4' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M5 19h3.5L19 8.5 15.5 5 5 15.5z" />
    </svg>
  );
}

/** Take away. */
export function TrashIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M5 7h14" />
      <path d="M9.5 7V4.5h5V7" />
      <path d="m6.5 7 1 13h9l1-13" />
    </svg>
  );
}

/** Take the last change back. */
export function UndoIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M8 5 4 9l4 4" />
      <path d="M4 9h9.5a5.5 5.5 0 0 1 0 11H9" />
    </svg>
  );
}

/** A keyboard. */
export function KeysIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <rect x="3" y="6" width="18" height="12" rx="2" />
      <path d="M7 10h.01M11 10h.01M15 10h2M7 14h10" />
    </svg>
  );
}

/** Many small numbers. */
export function DenseIcon() {
  return <Squares at={[4, 10, 16]} size={4} />;
}

/** Few large numbers. */
export function LargeIcon() {
  return <Squares at={[4, 13]} size={7} />;
}

function Squares({ at, size }: { at: readonly number[]; size: number }) {
  return (
    <svg viewBox="0 0 24 24" className="size-6" fill="currentColor" aria-hidden="true">
      <path d={at.flatMap((x) => at.map((y) => `M${x} ${y}h${size}v${size}h-${size}z`)).join('')} />
    </svg>
  );
}
