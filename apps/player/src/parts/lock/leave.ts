import { call } from '../../house/call.ts';
import { endSession } from '../../house/session.ts';
import { goLogin } from '../../phone/navigate.ts';
import { messageDraft } from '../cash/draft.ts';
import { keepLock } from './kept-lock.ts';

/** Ends the session: on this phone at once, whoever cuts it off from the network, and at the house as soon as that hears of it. */
export function leave(): void {
  // It is sent with the session that ends here.
  void call('POST /api/user/logout').catch(() => {});
  endSession();
  messageDraft.forget();
  keepLock(null);
  goLogin();
}
