import { useMe } from '../session/store.ts'

/** A hidden field that tells password managers whose password is asked for. */
export function OwnUsername() {
  const { email } = useMe()
  return <input type="email" autoComplete="username" value={email} readOnly hidden />
}
