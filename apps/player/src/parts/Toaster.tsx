import './toaster.css';
import { createRoot } from 'react-dom/client';
import { Slide, ToastContainer, toast } from 'react-toastify/unstyled';
import type { ToastKind } from '../app/toast.ts';

const SHOWN_MS = 5_000;

/** What is being shown. The library's own ids are not asked: it takes one that has run out for one that is still there. */
const shown = new Set<string>();

/** Shows a toast; the first one puts the toaster on the page. The same sentence is not shown twice at once. */
export function showToast(kind: ToastKind, text: string): void {
  mount();
  const key = `${kind}:${text}`;
  if (shown.has(key)) return;
  shown.add(key);
  toast[kind](text, { onClose: () => shown.delete(key) });
}

let mounted = false;

function mount(): void {
  if (mounted) return;
  mounted = true;
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <ToastContainer position="top-right" autoClose={SHOWN_MS} theme="colored" transition={Slide} closeOnClick pauseOnHover draggable />,
  );
}
