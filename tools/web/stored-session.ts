/** What the player app keeps of a login, as entries of the browser's storage. */
export async function storedSession(base: string, phone: string, password: string): Promise<Record<string, string>> {
  const login = await fetch(new URL('/api/user/login', base), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ phone, password }),
  });
  const reply: { data?: object; token?: string; message?: string } = await login.json();
  if (!reply.token) throw new Error(`Logging in failed: ${reply.message}`);
  return { user_info: JSON.stringify({ ...reply.data, token: reply.token }) };
}
