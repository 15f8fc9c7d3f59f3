import { useEffect, useState } from 'react';
import type { Wager } from '../../wagers.ts';
import { look } from '../call.ts';
import { kyat } from '../format.ts';
import { useStage } from '../stage.ts';
import { Sheet } from './Sheet.tsx';

const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit', timeZone: 'Asia/Yangon' });

/** The player's last bets with this provider, as it keeps them. */
export function HistorySheet({ close }: { close: () => void }) {
  const { words, say } = useStage();
  const [wagers, setWagers] = useState<Wager[] | null>(null);
  useEffect(() => {
    look<{ wagers: Wager[] }>('/wagers').then((it) => setWagers(it.wagers), say);
  }, [say]);
  return (
    <Sheet title={words.history} close={close} close_word={words.close}>
      {wagers === null && <div className="spinner" />}
      {wagers?.length === 0 && <p className="small">{words.no_bets}</p>}
      <ul className="wagers">
        {wagers?.map((it) => (
          <li key={it.code}>
            <div>
              <span className="detail">{it.detail}</span>
              <span className="small">
                {TIME.format(it.created_at)} · #{it.code} · {words[it.status]}
              </span>
            </div>
            <div className="amounts">
              <span>{kyat(it.bet_pya)}</span>
              <b className={it.payout_pya + it.jackpot_pya > 0 ? 'good' : ''}>{kyat(it.payout_pya + it.jackpot_pya)}</b>
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
