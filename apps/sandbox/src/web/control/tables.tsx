import type { TakenAlert } from '../../alerts/sink.ts';
import type { Callback } from '../../callbacks/callback.ts';
import type { MatchView } from '../../play/matches.ts';
import type { Wager } from '../../wagers.ts';
import { kyat } from '../format.ts';

const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Asia/Yangon' });

/** Presses a button of the control API. */
export type Press = (deed: string, body?: object) => Promise<void>;

/** The latest callbacks and their answers. */
export function Callbacks({ rows, press }: { rows: Callback[]; press: Press }) {
  return (
    <section>
      <h2>Callbacks</h2>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th>Time</th>
              <th>Member</th>
              <th>Product</th>
              <th>What</th>
              <th>Amount</th>
              <th>Sent</th>
              <th>Answer</th>
              <th>Balance</th>
              <th />
            </tr>
          </thead>
          <tbody>
            {rows.map((it) => (
              <tr key={it.id}>
                <td>{TIME.format(it.made_at)}</td>
                <td>{it.member}</td>
                <td>
                  {it.product} {it.dialect === 'gsc' ? 'GSC' : 'GSC+'}
                </td>
                <td>{it.action}</td>
                <td className="number">{kyat(it.moves.reduce((sum, move) => sum + move.amount_pya, 0))}</td>
                <td className="number">{it.attempts}</td>
                <td className={it.state}>
                  {it.state} {it.code} {it.message}
                </td>
                <td className="number">{it.balance_pya === null ? '' : kyat(it.balance_pya)}</td>
                <td>
                  <button type="button" onClick={() => void press('repeat', { callback: it.id })}>
                    Repeat
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length === 0 && <p className="none-yet">None yet: open a game from the player app.</p>}
      </div>
    </section>
  );
}

/** The latest wagers, with what can be done to each. */
export function Wagers({ rows, press }: { rows: Wager[]; press: Press }) {
  const resettle = (wager: Wager) => {
    const payout = window.prompt(`What should wager ${wager.code} have paid, in kyat?`, String(wager.payout_pya / 100));
    if (payout !== null) void press('resettle', { wager: wager.code, payout: Number(payout) });
  };
  return (
    <section>
      <h2>Wagers</h2>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th>Code</th>
              <th>Member</th>
              <th>Game</th>
              <th>Detail</th>
              <th>Bet</th>
              <th>Payout</th>
              <th>Status</th>
              <th />
            </tr>
          </thead>
          <tbody>
            {rows.map((it) => (
              <tr key={it.code}>
                <td>{it.code}</td>
                <td>{it.member}</td>
                <td>
                  {it.product} {it.game}
                </td>
                <td className="long">{it.detail}</td>
                <td className="number">{kyat(it.bet_pya)}</td>
                <td className="number">{kyat(it.payout_pya + it.jackpot_pya)}</td>
                <td>{it.status}</td>
                <td className="row-buttons">
                  <button type="button" onClick={() => void press('rollback', { wager: it.code })}>
                    Roll back
                  </button>
                  <button type="button" onClick={() => void press('rollback', { wager: it.code, action: 'cancel' })}>
                    Cancel
                  </button>
                  <button type="button" onClick={() => resettle(it)}>
                    Resettle
                  </button>
                  <button type="button" onClick={() => void press('push', { wager: it.code })}>
                    Push
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length === 0 && <p className="none-yet">None yet.</p>}
      </div>
    </section>
  );
}

/** The sport book's matches. */
export function Matches({ rows, press }: { rows: MatchView[]; press: Press }) {
  return (
    <section>
      <h2>Matches</h2>
      <div className="scroll">
        <table>
          <tbody>
            {rows.map((it) => (
              <tr key={it.id}>
                <td>
                  {it.home} – {it.away}
                </td>
                <td>{it.minute < 0 ? it.status : `${it.score.home}–${it.score.away}, ${it.minute}′`}</td>
                <td>
                  <button type="button" disabled={it.status === 'ended'} onClick={() => void press('finish-match', { match: it.id })}>
                    Play to the end
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** What the house told of alerts outside its console: this sandbox is its mail server and its webhook. */
export function Alerts({ rows }: { rows: readonly TakenAlert[] }) {
  return (
    <section>
      <h2>Alerts of the house</h2>
      <div className="scroll">
        <table>
          <tbody>
            {rows.map((it, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they have no name of their own, and the list is drawn anew.
              <tr key={nth}>
                <td>{it.at.slice(11, 19)} UTC</td>
                <td>{it.way}</td>
                <td>{it.to.join(', ')}</td>
                <td style={{ whiteSpace: 'pre-line' }}>{it.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length === 0 && <p className="none-yet">None yet.</p>}
      </div>
    </section>
  );
}
