import type { FastifyRequest } from 'fastify'
import { acceptedEncodings, compress, isWorthCompressing } from '#platform/page-cache/encodings.ts'
import type { FindReady } from '#platform/ready-answer.ts'
import type { Performed } from '../performing/answer-cache.ts'

type Headers = Readonly<Record<string, string>>
type Form = { readonly headers: Headers; readonly body: Buffer }

interface Address {
  readonly performed: Performed
  readonly route: string
  readonly identity: Form
  /** By encoding, once compressed. */
  compressed: ReadonlyMap<string, Form>
  isCompressing: boolean
}

/**
 * Cached answers of calls by raw address and language, without parsing either. An address is remembered when its
 * answer is requested a second time: most searches never are.
 */
export function readyJson(isCurrent: (performed: Performed) => boolean) {
  const addresses = new Map<string, Address>()
  const asked = new WeakSet<Performed>()

  const find: FindReady = ({ url = '', headers }) => {
    const key = addressOf(url, headers['accept-language'])
    const address = addresses.get(key)
    if (!address) return undefined
    if (!isCurrent(address.performed)) {
      addresses.delete(key)
      return undefined
    }
    const form = formFor(address, headers['accept-encoding'])
    return form && { status: 200, route: address.route, headers: form.headers, passing: [], body: form.body }
  }

  return {
    find,

    remember({ method, url, headers, routeOptions }: FastifyRequest, performed: Performed, shared: Headers) {
      const { body } = performed
      if (method !== 'GET' || !body || url.length > 2048 || headers.authorization !== undefined) return
      if (!asked.has(performed)) {
        asked.add(performed)
        return
      }
      const key = addressOf(url, headers['accept-language'])
      if (addresses.get(key)?.performed === performed) return
      if (addresses.size >= mostAddresses) addresses.clear()
      const identity = { headers: { ...shared, 'content-length': String(body.length) }, body }
      addresses.set(key, {
        performed,
        route: routeOptions.url ?? url,
        identity,
        compressed: new Map(),
        isCompressing: false,
      })
    },
  }
}

const mostAddresses = 1000

const addressOf = (url: string, language = '') => `${url} ${language}`

/** Undefined until the accepted encoding is ready: the route then compresses this one answer. */
function formFor(address: Address, acceptEncoding: string | undefined): Form | undefined {
  const { identity, compressed } = address
  const accepted = acceptedEncodings(acceptEncoding)
  const isPlain =
    accepted.length === 1 || !isWorthCompressing(identity.headers['content-type'] ?? '', identity.body.length)
  if (isPlain) return identity
  if (!address.isCompressing) addCompressed(address)
  return accepted.map((encoding) => compressed.get(encoding)).find((form) => form !== undefined)
}

function addCompressed(address: Address) {
  address.isCompressing = true
  const { headers, body } = address.identity
  const formOf = ([encoding, bytes]: [string, Buffer]): [string, Form] => [
    encoding,
    { headers: { ...headers, 'content-encoding': encoding, 'content-length': String(bytes.length) }, body: bytes },
  ]
  compress(body).then(
    (bodies) => {
      address.compressed = new Map(Object.entries(bodies).map(formOf))
    },
    // On failure the route continues to compress each answer.
    () => {},
  )
}
