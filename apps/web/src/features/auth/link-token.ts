import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The secret of a mailed link stands in the fragment, which no server sees. */
export function readToken(hash: string): string | null {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token');
  return token === null || token === '' ? null : token;
}

/** Takes the secret out of the address at once: it must not stay in the history or be copied along. */
export function useLinkToken(): string | null {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => readToken(hash));
  useEffect(() => {
    const found = readToken(hash);
    if (found !== null) setToken(found);
    if (hash !== '') void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
}
