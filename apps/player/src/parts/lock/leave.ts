import { call } from '../../house/call.ts';
import { endSession } from '../../house/session.ts';
import { keepPicture } from '../../phone/kept-picture.ts';
import { goLogin } from '../../phone/navigate.ts';
import { forgetDrafts } from '../cash/draft.ts';
import { forgetOwner } from '../page-owner.ts';
import { keepLock } from './kept-lock.ts';

/** Ends the session: on this phone at once, whoever cuts it off from the network, and at the house as soon as that hears of it. What the player chose and wrote goes along; what they asked for and heard no answer of waits for them alone. */
export function leave(): void {
  // It is sent with the session that ends here.
  void call('POST /api/user/logout').catch(() => {});
  endSession();
  forgetDrafts();
  void forgetOwner().catch(() => {});
  void keepPicture(null);
  keepLock(null);
  goLogin();
}
