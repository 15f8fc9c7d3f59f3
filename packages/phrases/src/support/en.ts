import type { Translation } from '../translation.ts';

/** What the screen says on which a player writes to the house. */
export const phrases = {
  write: 'Write to us',
  about: 'What is it about?',
  subjects: {
    bet: 'A bet',
    cash_in: 'Cash in',
    cash_out: 'Cash out',
    transfer: 'A transfer',
    game: 'A game',
    account: 'My account',
    other: 'Something else',
  },
  attached: { slip: 'Slip {ref}', cash_in: 'Cash in #{ref}', cash_out: 'Cash out #{ref}', transfer: 'Transfer #{ref}' },
  text: 'Your message',
  text_hint: 'Never write your password or a code. Pay only to an account that Cash in shows.',
  text_wrong: 'Please write your message.',
  send: 'Send',
  waiting: 'We will answer',
  answered: 'Answered',
  closed: 'Closed',
  unread: 'New answer',
  you: 'You',
  picture: 'A picture',
  add_picture: 'Add a picture',
  picture_gone: 'This picture was deleted after 90 days.',
  close: 'Close this conversation',
  closed_hint: 'This conversation is closed. Write again, and it is open.',
  empty: 'You have not written yet',
  empty_hint: 'Ask us about a slip, your money or your account. You read the answer here.',
};

export type SupportPhrases = Translation<typeof phrases>;
