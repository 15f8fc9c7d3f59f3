import { type FormEvent, useCallback, useEffect, useState } from 'react';
import type { TakenAlert } from '../../alerts/sink.ts';
import type { Callback } from '../../callbacks/callback.ts';
import type { MatchView } from '../../play/matches.ts';
import type { Game, Product } from '../../products.ts';
import type { Wager } from '../../wagers.ts';
import { Alerts, Callbacks, Matches, type Press, Wagers } from './tables.tsx';
import './control.css';

interface State {
  products: Product[];
  games: Game[];
  members: string[];
  faults: { delay_ms: number; drop_requests: number; drop_answers: number };
  callbacks: Callback[];
  wagers: Wager[];
  matches: MatchView[];
  alerts: TakenAlert[];
}

const REFRESH_MS = 2_000;

/** The test buttons of this provider: what an operator tries before a real one is connected. In English, like the console. */
export default function ControlPage() {
  const [state, setState] = useState<State | null>(null);
  const [said, setSaid] = useState('');
  const refresh = useCallback(() => {
    fetch('/control/api/state')
      .then(async (it) => (it.ok ? setState(await it.json()) : setSaid('The buttons work from this machine only.')))
      .catch(() => setSaid('The sandbox does not answer.'));
  }, []);
  useEffect(() => {
    refresh();
    const beat = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(beat);
  }, [refresh]);
  const press = async (deed: string, body: object = {}) => {
    setSaid(`${deed}: on its way…`);
    try {
      const reply = await fetch(`/control/api/${deed}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      setSaid(`${deed}: ${JSON.stringify(await reply.json(), null, 1)}`);
    } catch {
      setSaid(`${deed}: the sandbox does not answer.`);
    }
    refresh();
  };
  return (
    <div className="control">
      <header>
        <h1>Sandbox provider: test buttons</h1>
        <p>
          Plays the aggregator against the wallet. Callbacks are real and signed; what you press moves a demo player's money. The API behind
          each button is <code>POST /control/api/…</code>.
        </p>
      </header>
      <output className="said">{said || 'What a button did is said here.'}</output>
      {state && <Buttons state={state} press={press} />}
      {state && <Callbacks rows={state.callbacks} press={press} />}
      {state && <Wagers rows={state.wagers} press={press} />}
      {state && <Alerts rows={state.alerts} />}
      {state && <Matches rows={state.matches} press={press} />}
    </div>
  );
}

function Buttons({ state, press }: { state: State; press: Press }) {
  const fields = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    return Object.fromEntries([...new FormData(event.currentTarget)].map(([name, it]) => [name, String(it)]));
  };
  const place = (it: Record<string, string | undefined>) => ({
    product: Number(it['place']?.split(' ')[0]),
    game: it['place']?.split(' ')[1] ?? '',
  });
  const places = state.products.flatMap((it) =>
    (it.games.length > 0 ? it.games : [it.lobby_game ?? '']).map((game) => `${it.code} ${game}`),
  );
  const choice = (
    <>
      <label>
        Member
        <input name="member" required list="members" defaultValue={state.members[0] ?? ''} />
      </label>
      <label>
        Game
        <select name="place">
          {places.map((it) => (
            <option key={it}>{it}</option>
          ))}
        </select>
      </label>
      <label>
        Kyat
        <input name="amount" type="number" min="0" step="0.01" defaultValue="100" required />
      </label>
    </>
  );
  return (
    <section className="deeds">
      <datalist id="members">
        {state.members.map((it) => (
          <option key={it} value={it} />
        ))}
      </datalist>
      <form
        onSubmit={(event) => {
          const it = fields(event);
          void press('faults', {
            delay_ms: Number(it['delay_ms']),
            drop_requests: Number(it['drop_requests']),
            drop_answers: Number(it['drop_answers']),
          });
        }}
      >
        <h2>Faults of the next callbacks</h2>
        <label>
          Delay, ms
          <input name="delay_ms" type="number" min="0" max="60000" defaultValue={state.faults.delay_ms} />
        </label>
        <label>
          Drop requests
          <input name="drop_requests" type="number" min="0" max="1000" defaultValue={state.faults.drop_requests} />
        </label>
        <label>
          Drop answers
          <input name="drop_answers" type="number" min="0" max="1000" defaultValue={state.faults.drop_answers} />
        </label>
        <button type="submit">Set</button>
        <p>
          Now: {state.faults.delay_ms} ms, {state.faults.drop_requests} requests, {state.faults.drop_answers} answers
        </p>
      </form>
      <form
        onSubmit={(event) => {
          const it = fields(event);
          void press('give', { ...place(it), member: it['member'], amount: Number(it['amount']), action: it['action'] });
        }}
      >
        <h2>Bonus or jackpot</h2>
        {choice}
        <label>
          What
          <select name="action">
            <option>bonus</option>
            <option>jackpot</option>
          </select>
        </label>
        <button type="submit">Give</button>
      </form>
      <form
        onSubmit={(event) => {
          const it = fields(event);
          void press('out-of-order', { ...place(it), member: it['member'], amount: Number(it['amount']), first: it['first'] });
        }}
      >
        <h2>Out of order</h2>
        {choice}
        <label>
          Before the bet
          <select name="first">
            <option>rollback</option>
            <option>result</option>
          </select>
        </label>
        <button type="submit">Send both</button>
      </form>
      <form
        onSubmit={(event) => {
          const it = fields(event);
          const members = (it['member'] ?? '').split(/[\s,]+/).filter(Boolean);
          void press('crowd', {
            ...place(it),
            members,
            bet: Number(it['amount']),
            rounds_each: Number(it['rounds']),
            at_once: Number(it['at_once']),
          });
        }}
      >
        <h2>A crowd (members apart by commas)</h2>
        {choice}
        <label>
          Rounds each
          <input name="rounds" type="number" min="1" max="200" defaultValue="10" />
        </label>
        <label>
          At once
          <input name="at_once" type="number" min="1" max="64" defaultValue="16" />
        </label>
        <button type="submit">Play</button>
      </form>
    </section>
  );
}
