/** Splits user and password off an address, as Basic credentials: fetch refuses an address with a password. */
export function withoutCredentials(url: string) {
  const address = new URL(url)
  const { username, password } = address
  address.username = ''
  address.password = ''
  if (!username) return { address, authorization: {} }
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { address, authorization: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` } }
}
