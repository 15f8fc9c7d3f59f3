import type { CallOptions } from '@shwekan/ui';
import { useT } from '../../house/language.ts';
import { useSend } from '../../house/send.ts';
import { IconButton } from '../../parts/Button.tsx';
import { WindowIcon } from '../../parts/icons.tsx';
import { noteOwnWindow } from '../../parts/own-window.ts';

export const LAUNCH = 'GET /api/getgamelaunch/:user_code/:p_code/:category_id/:g_code/0';

/** Opens the game in a window of its own, at an address of its own: that of the frame has been used. */
export function OwnWindow({ game }: { game: CallOptions<typeof LAUNCH>['params'] }) {
  const { play } = useT('games');
  const { send } = useSend(LAUNCH);
  async function open() {
    // At once: a browser that opens no window says so, and opens none that comes later than the tap.
    const own = window.open('', '_blank');
    if (own === null) return;
    own.document.body.append(play.opening);
    const launch = await send({ params: game });
    if (launch === null) return own.close();
    noteOwnWindow();
    // The provider's page knows nothing of the one that opened it.
    own.opener = null;
    own.location.replace(launch.Url);
  }
  return (
    <IconButton name={play.own_window} onClick={() => void open()}>
      <WindowIcon className="size-5" />
    </IconButton>
  );
}
