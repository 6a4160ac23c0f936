import { accessToken } from './store.ts'

export function sessionHeaders(): Record<string, string> {
  const token = accessToken()
  // Our own header: no other site's form can send it, so the session cookie answers to our pages alone.
  return { 'x-kopru-client': 'web', ...(token ? { authorization: `Bearer ${token}` } : {}) }
}
