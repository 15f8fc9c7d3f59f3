import './toaster.css';
import { createRoot } from 'react-dom/client';
import { Slide, ToastContainer, toast } from 'react-toastify/unstyled';
import type { ToastKind } from '../app/toast.ts';

const SHOWN_MS = 5_000;

/** Shows a toast; the first one puts the toaster on the page. The same sentence is not shown twice at once. */
export function showToast(kind: ToastKind, text: string): void {
  mount();
  toast[kind](text, { toastId: `${kind}:${text}` });
}

let mounted = false;

function mount(): void {
  if (mounted) return;
  mounted = true;
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <ToastContainer
      position="top-right"
      autoClose={SHOWN_MS}
      theme="colored"
      transition={Slide}
      closeOnClick
      pauseOnHover
      draggable
      limit={4}
    />,
  );
}
