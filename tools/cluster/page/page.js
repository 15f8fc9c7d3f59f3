// The drill page: asks once a second how the house is, and sends the drill of a button. Plain script, no build.
const token = document.querySelector('meta[name=drill-token]').content;
const byId = (id) => document.getElementById(id);
const ROLES = {
  leader: 'leads',
  sync_standby: 'standby, confirms commits',
  quorum_standby: 'standby, confirms commits',
  replica: 'standby',
  unknown: 'not heard of',
};
const STATES = { runs: 'runs', frozen: 'frozen', dead: 'dead', alone: 'without its Patroni' };
let isBusy = false;

/** An element with words and children. */
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

function button(kind, name, word, isHard = false) {
  return element('button', { type: 'button', 'data-kind': kind, 'data-name': name, ...(isHard ? { class: 'hard' } : {}) }, word);
}

function facts(rows) {
  const list = element('dl');
  for (const [term, value, tone] of rows) list.append(element('dt', {}, term), element('dd', tone ? { class: tone } : {}, value));
  return list;
}

function memberCard(it) {
  const buttons = [];
  if (it.state === 'frozen') buttons.push(button('thaw', it.name, 'Thaw'));
  if (it.state === 'dead') buttons.push(button('start', it.name, 'Start again'));
  if (it.state === 'runs') buttons.push(button('kill', it.name, 'Kill', true), button('freeze', it.name, 'Freeze', true));
  if (it.state === 'runs' && ['sync_standby', 'quorum_standby'].includes(it.role))
    buttons.push(button('switch-over', it.name, 'Let it lead'));
  // What Patroni says of one that is gone is what it heard last.
  const isHeard = it.state === 'runs';
  const role = !isHeard && it.role === 'leader' ? 'is still waited for' : (ROLES[it.role] ?? it.role);
  const isWell = isHeard && ['running', 'streaming'].includes(it.what);
  return element(
    'article',
    { class: it.role === 'leader' ? 'card leads' : 'card' },
    element(
      'div',
      { class: 'top' },
      element('b', {}, `Member ${it.name}`),
      element('span', { class: 'role' }, isHeard || it.role === 'leader' ? role : 'is away'),
    ),
    facts([
      ['Process', STATES[it.state], it.state === 'runs' ? 'good' : 'bad'],
      ['PostgreSQL', isHeard ? it.what : 'not heard of', isWell ? 'good' : 'bad'],
      ['Behind', it.lag === null || !isHeard ? '–' : it.lag === 'unknown' ? 'unknown' : `${it.lag} bytes`],
      ['Timeline', it.timeline === null ? '–' : String(it.timeline)],
    ]),
    element('div', { class: 'buttons' }, ...buttons),
  );
}

function serverCard(it) {
  return element(
    'article',
    { class: 'card' },
    element(
      'div',
      { class: 'top' },
      element('b', {}, `Server ${it.n}`),
      element('span', { class: 'role' }, it.pid === null ? '' : `process ${it.pid}`),
    ),
    facts([['Health', it.health, it.health === 'ready' ? 'good' : 'bad']]),
    element('div', { class: 'buttons' }, button('kill-server', String(it.n), 'Kill', true)),
  );
}

function etcdCard(all) {
  const alive = all.filter((it) => it.is_alive).length;
  return element(
    'article',
    { class: 'card' },
    element('div', { class: 'top' }, element('b', {}, 'etcd'), element('span', { class: 'role' }, 'says who leads')),
    facts([['Alive', `${alive} of ${all.length}`, alive * 2 > all.length ? 'good' : 'bad']]),
  );
}

function showBets(bets) {
  const part = byId('bets');
  const [word, more] = [part.querySelector('.word'), part.querySelector('.more')];
  if (bets === null) {
    word.textContent = 'Nobody bets by himself in a house that is no demo';
    return;
  }
  const silent_s = (bets.silent_ms ?? 0) / 1000;
  const isGood = bets.silent_ms !== null && silent_s < 3;
  part.className = isGood ? 'bets good' : 'bets bad';
  word.textContent = isGood ? 'Bets are answered' : `No bet answered for ${silent_s.toFixed(0)} s`;
  more.textContent = `${bets.answered} answered in the last quarter of an hour; the last try: ${bets.last.replaceAll('_', ' ')}`;
  part.querySelector('.strip').replaceChildren(...bets.seconds.map((it) => element('i', { class: it })));
}

function showDrills(drills) {
  if (drills.length === 0) return;
  const rows = drills.map((it) => {
    const what = element('td', {}, it.what, ...(it.error === null ? [] : [element('small', {}, it.error)]));
    const silence = `${(it.silent_ms / 1000).toFixed(1)} s${it.is_on ? ' …' : ''}`;
    return element('tr', {}, element('td', {}, new Date(it.at).toLocaleTimeString('en-GB')), what, element('td', {}, silence));
  });
  const head = element('tr', {}, element('th', {}, 'At'), element('th', {}, 'What'), element('th', {}, 'No bet for'));
  byId('drills').replaceChildren(element('table', {}, element('thead', {}, head), element('tbody', {}, ...rows)));
}

/** Shows it, and leaves a button alone that somebody has just reached by the keyboard. */
async function look() {
  try {
    const state = await (await fetch('/state')).json();
    const reached = document.activeElement?.dataset ?? {};
    showBets(state.bets);
    byId('members').replaceChildren(...state.members.map(memberCard));
    byId('servers').replaceChildren(...state.servers.map(serverCard), etcdCard(state.etcd));
    showDrills(state.drills);
    if (reached.name) document.querySelector(`[data-kind="${reached.kind}"][data-name="${reached.name}"]`)?.focus();
    for (const it of document.querySelectorAll('button')) it.disabled = isBusy;
    const leads = state.members.find((it) => it.name === state.leader);
    if (leads?.state !== 'runs')
      for (const it of document.querySelectorAll('[data-kind$="-primary"], .acts [data-kind="switch-over"]')) it.disabled = true;
  } catch {
    byId('bets').className = 'bets bad';
    byId('bets').querySelector('.word').textContent = 'The command that serves this page does not answer';
  }
  setTimeout(look, 1000);
}

document.addEventListener('click', async (event) => {
  const pressed = event.target.closest('button[data-kind]');
  if (pressed === null || isBusy) return;
  isBusy = true;
  const said = byId('said');
  said.className = '';
  said.textContent = `${pressed.textContent} …`;
  for (const it of document.querySelectorAll('button')) it.disabled = true;
  const body = JSON.stringify({ kind: pressed.dataset.kind, name: pressed.dataset.name ?? '' });
  const answer = await fetch('/drill', {
    method: 'POST',
    headers: { 'X-Drill-Token': token, 'Content-Type': 'application/json' },
    body,
  }).catch(() => null);
  said.className = answer?.ok ? '' : 'bad';
  said.textContent = answer === null ? 'Nobody answered.' : answer.ok ? '' : await answer.text();
  isBusy = false;
});

look();
