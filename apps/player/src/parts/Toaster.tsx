import './toaster.css';
import { keepWords } from '@shwekan/phrases/burmese';
import { type MouseEvent, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { Slide, ToastContainer, toast } from 'react-toastify/unstyled';
import { Link } from 'wouter';
import { useT } from '../house/language.ts';
import { SHOWN_MS, type ToastKind, type ToastWay } from '../phone/toast.ts';
import { CloseIcon } from './icons.tsx';

/** One that is about to go says nothing any more. */
const GOING_MS = 1_000;
/** A sheet whose title is lower than this part of the screen is a low one: toasts stay above it, or they would lie on its buttons. */
const LOW = 0.4;
/** As high as a toast of three lines that leads somewhere. */
const HIGH_PX = 140;

/** What is being shown, and since when. The library's own ids are not asked: it takes one that has run out for one that is still there. */
const shown = new Map<string, number>();

/** Shows a toast, which is read out: at once when something is wrong, else when the reader has come to its end. The first one puts the toaster on the page. The same sentence is not shown twice at once. */
export function showToast(kind: ToastKind, text: string, ends: boolean, way?: ToastWay): void {
  mount();
  // That a code was sent is no news to who has typed it.
  if (ends) toast.dismiss();
  keepClear();
  const key = `${kind}:${text}`;
  const now_ms = performance.now();
  if (now_ms - (shown.get(key) ?? Number.NEGATIVE_INFINITY) < SHOWN_MS - GOING_MS) return;
  shown.set(key, now_ms);
  const role = kind === 'error' || kind === 'warning' ? 'alert' : 'status';
  toast[kind](<Told text={text} way={way} />, { role, onClose: () => shown.get(key) === now_ms && shown.delete(key) });
}

/** Toasts begin under what says where one is and what one has: the bar of the screen, or the title of the sheet that is open and high enough; and under what was pressed last, which may be pressed again. */
function keepClear(): void {
  const endOf = (it: Element | null | undefined) => Math.max(0, it?.getBoundingClientRect().bottom ?? 0);
  const title_px = endOf(document.querySelector('dialog[open] h2')?.parentElement);
  const isUnderTitle = title_px > 0 && title_px < innerHeight * LOW;
  const clear_px = isUnderTitle ? title_px : endOf(document.querySelector('header'));
  const pressed = document.activeElement?.closest('button, a, input');
  const begins_px = pressed?.getBoundingClientRect().top ?? 0;
  const pressed_px = endOf(pressed);
  const isInTheWay = pressed_px > clear_px && pressed_px < innerHeight * LOW && begins_px < clear_px + HIGH_PX;
  const from_px = isInTheWay ? pressed_px : clear_px;
  document.documentElement.style.setProperty('--toasts-from', `${from_px}px`);
}

let mounted = false;

function mount(): void {
  if (mounted) return;
  mounted = true;
  const place = document.createElement('div');
  place.id = 'toasts';
  // From here on the sheets that open and close take it along.
  (document.querySelector('dialog[open]') ?? document.body).append(place);
  createRoot(place).render(<Place />);
  // While a toast is there the bar may come back, or the next screen with a higher one.
  const stayClear = () => shown.size > 0 && keepClear();
  addEventListener('scroll', stayClear, { passive: true });
  new MutationObserver(stayClear).observe(document.body, { childList: true, subtree: true });
}

function Place() {
  const t = useT();
  return (
    <ToastContainer
      aria-label={t.titles.notifications}
      position="top-right"
      autoClose={SHOWN_MS}
      theme="colored"
      transition={Slide}
      closeButton={CloseButton}
      closeOnClick
      pauseOnHover
      // A game in its frame has the focus for as long as it is played: a toast over it goes all the same.
      pauseOnFocusLoss={false}
      draggable
    />
  );
}

/** What a toast says. The library names its bar in English; how long it stays is nothing to read out. */
function Told({ text, way }: { text: string; way: ToastWay | undefined }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    place.current?.closest('.Toastify__toast')?.querySelector('[role=progressbar]')?.setAttribute('aria-hidden', 'true');
  }, []);
  return (
    <span ref={place}>
      {keepWords(text)}
      {way && (
        <Link href={way.href} className="flex min-h-11 items-center font-semibold underline">
          {way.name}
        </Link>
      )}
    </span>
  );
}

function CloseButton({ closeToast }: { closeToast: (reason: true) => void }) {
  const t = useT();
  const close = (event: MouseEvent) => {
    event.stopPropagation();
    closeToast(true);
  };
  return (
    <button type="button" aria-label={t.close} onClick={close} className="Toastify__close-button Toastify__close-button--colored">
      <CloseIcon className="size-5" />
    </button>
  );
}
