/** Something is on its way. */
export function Spinner({ className = 'size-10' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block animate-[turn_0.9s_linear_infinite] rounded-full border-4 border-line border-t-gold-deep ${className}`}
    />
  );
}
