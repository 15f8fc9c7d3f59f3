/// <reference types="vite/client" />
import 'react';

declare module 'react' {
  interface CSSProperties {
    /** A variable that a style sheet of ours reads. */
    [name: `--${string}`]: string;
  }
}
