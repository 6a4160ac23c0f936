import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'identity' | 'br' | 'gzip'

const known = new Map<string | undefined, readonly Encoding[]>()

/** The encodings a visitor takes, best first. Browsers send a handful of different headers, so the answer is remembered. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const remembered = known.get(header)
  if (remembered) return remembered
  const taken = read(header ?? '')
  if (known.size < 200) known.set(header, taken)
  return taken
}

function read(header: string): readonly Encoding[] {
  const offered = new Map(
    header.split(',').map((part) => {
      const [name = '', ...options] = part.toLowerCase().split(';')
      const weight = options.map((option) => /^\s*q=([\d.]+)\s*$/.exec(option)?.[1]).find(Boolean)
      return [name.trim(), Number(weight ?? 1)]
    }),
  )
  const takes = (name: string) => (offered.get(name) ?? offered.get('*') ?? 0) > 0
  return [...(['br', 'gzip'] as const).filter(takes), 'identity']
}

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Both compressed forms of a body, where they are worth having. */
export async function compress(body: Buffer): Promise<Partial<Record<Encoding, Buffer>>> {
  const br = await brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
  const gz = await gzipAsync(body, { level: 7 })
  return { ...(br.length < body.length && { br }), ...(gz.length < body.length && { gzip: gz }) }
}

/** Below a kilobyte the packet is the same size either way. */
export function isWorthCompressing(contentType: string, length: number): boolean {
  return length >= 1024 && /^(text\/|application\/(.+\+)?(json|xml)|image\/svg)/.test(contentType)
}
