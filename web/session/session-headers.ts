import { accessToken } from './store.ts'

export function sessionHeaders(): Record<string, string> {
  const token = accessToken()
  // A custom header that cross-site forms cannot send, so the session cookie only works for our pages (CSRF).
  return { 'x-kopru-client': 'web', ...(token ? { authorization: `Bearer ${token}` } : {}) }
}
