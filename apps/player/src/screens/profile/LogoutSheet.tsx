import { Lost } from '@shwekan/ui';
import { call } from '../../house/call.ts';
import { useT } from '../../house/language.ts';
import { tellFailure } from '../../house/send.ts';
import { endSession } from '../../house/session.ts';
import { Button } from '../../parts/Button.tsx';
import { forgetDrafts } from '../../parts/cash/draft.ts';
import { forgetRequests } from '../../parts/cash/money-kinds.ts';
import { forgetOwner } from '../../parts/page-owner.ts';
import { Sheet } from '../../parts/Sheet.tsx';
import { keepPicture } from '../../phone/kept-picture.ts';
import { go } from '../../phone/navigate.ts';
import { withOverlay } from '../../phone/overlay.ts';
import { paths } from '../../phone/paths.ts';
import { toast } from '../../phone/toast.ts';

/** Asks before logging out. */
export function LogoutSheet({ open, close }: { open: boolean; close: () => void }) {
  const t = useT('account');
  const shell = useT();
  async function leave() {
    try {
      const { message } = await withOverlay(call('POST /api/user/logout'));
      toast('success', message);
    } catch (error) {
      // Without an answer the session may live on at the server: the player should know and try again.
      if (error instanceof Lost) return tellFailure(error);
    }
    go(paths.home, { replace: true });
    endSession();
    forgetRequests();
    forgetDrafts();
    void forgetOwner().catch(() => {});
    void keepPicture(null);
  }
  return (
    <Sheet title={t.logout} open={open} close={close}>
      <p className="pb-4">{t.logout_ask}</p>
      <div className="flex gap-3 zoomed:flex-col">
        <Button wide onClick={close}>
          {shell.cancel}
        </Button>
        <Button wide look="danger" onClick={() => void leave()}>
          {t.logout}
        </Button>
      </div>
    </Sheet>
  );
}
