import { useMe } from '../session/store.ts'

/** Seen by password managers alone: it tells them whose password is asked for. */
export function OwnUsername() {
  const { email } = useMe()
  return <input type="email" autoComplete="username" value={email} readOnly hidden />
}
