import type { Translation } from '../translation.ts';

/** What the app lock says, on its screen and in the settings. */
export const phrases = {
  title: 'App lock',
  text: 'For a phone that others use too: the app opens with a PIN, or with the fingerprint or face of this phone.',
  honest:
    'The lock keeps people who hold this phone out of the app. It does not protect you from somebody who controls the phone itself: for that, log out. It ends when you log out.',
  set: 'Set a PIN',
  change: 'Change the PIN',
  turn_off: 'Turn the lock off',
  pin: 'PIN of 4 to 6 digits',
  pin_again: 'The PIN again',
  pin_now: 'Your PIN now',
  save: 'Save the PIN',
  saved: 'The app lock is on.',
  off: 'The app lock is off.',
  wrong_shape: 'Please enter 4 to 6 digits.',
  not_same: 'The two PINs are not the same.',
  too_simple: 'This PIN is too easy to guess.',
  after: 'Locks when the app was left for',
  at_once: 'at once',
  minutes: '{count} min',
  passkey: 'Open with fingerprint or face',
  passkey_off: 'Open with the PIN only',
  passkey_failed: 'The phone did not confirm it. Use your PIN.',
  locked: '{house} is locked',
  unlock: 'Open',
  wrong: 'Wrong PIN. {count} {count:try|tries} left.',
  wait: 'Too many wrong tries. Try again in {seconds} s.',
  ended: 'Too many wrong PINs. Please log in again.',
  forgot: 'Forgot the PIN?',
  forgot_how: 'This logs you out. You come back with your password, and the PIN is gone.',
  log_out: 'Log out',
};

export type LockPhrases = Translation<typeof phrases>;
