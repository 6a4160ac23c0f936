import { isIP } from 'node:net'
import { delivery } from '#domain/ground/messages/delivery.ts'

/**
 * The domain and origin that passkeys are made for. WebAuthn accepts no IP address, so on a developer's machine the
 * domain is localhost, and the page has to be opened there.
 */
export function relyingParty() {
  const { origin, hostname, port, protocol } = new URL(delivery().publicUrl)
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
  if (!isNumber) return { id: hostname, name: 'Köprü', origins: [origin] }
  return { id: 'localhost', name: 'Köprü', origins: [`${protocol}//localhost${port && `:${port}`}`] }
}
