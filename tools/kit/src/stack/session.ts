/** Signs in a demonstration user and returns the cookie. */
export async function signInCookie(origin: string, username: string): Promise<string> {
  const answer = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ username, password: 'quiet-demo-1' }),
  });
  if (!answer.ok) throw new Error(`signing in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
