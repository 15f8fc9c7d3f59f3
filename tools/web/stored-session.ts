/** What the player app keeps of a login, as entries of the browser's storage. */
export async function storedSession(base: string, phone: string, password: string): Promise<Record<string, string>> {
  const login = await fetch(new URL('/api/user/login', base), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ phone, password }),
  });
  const reply: { data?: object; token?: string; message?: string } = await login.json();
  if (!reply.token) throw new Error(`Logging in failed: ${reply.message}`);
  // A phone that has seen the wins of today: they do not lie over what is looked at.
  const headers = { Authorization: `Bearer ${reply.token}` };
  const own = await fetch(new URL('/api/user/bet_slip_history_today', base), { headers });
  const { data: slips }: { data: { voucher: string }[] } = await own.json();
  return { user_info: JSON.stringify({ ...reply.data, token: reply.token }), wins_seen: slips.map((it) => it.voucher).join(' ') };
}

/** The session of an operator, as the console's browser keeps it. */
export async function operatorCookie(base: string, username: string, password: string) {
  const headers = { 'Content-Type': 'application/json', Origin: new URL(base).origin };
  const login = await fetch(new URL('/api/console/login', base), { method: 'POST', headers, body: JSON.stringify({ username, password }) });
  const [, name, value] = /^([\w-]+)=([^;]+)/.exec(login.headers.getSetCookie()[0] ?? '') ?? [];
  if (name === undefined || value === undefined) throw new Error(`Logging in failed: ${await login.text()}`);
  return { name, value, url: new URL('/', base).href, httpOnly: true, sameSite: 'Strict' as const };
}
