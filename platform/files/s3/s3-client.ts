import { Agent, type IncomingMessage, request as plainRequest } from 'node:http'
import { Agent as TlsAgent, request as tlsRequest } from 'node:https'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { Container } from '../containers.ts'
import { StoreUnavailable } from '../store-unavailable.ts'
import { takeRest } from './take-rest.ts'
import type { Whole } from './whole.ts'

export interface S3Config {
  /** `https://store.example` with buckets as the first part of the path, or `https://{bucket}.store.example`. */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Prefix of the buckets' names. */
  readonly bucketPrefix: string
  /** How long a call may take until its answer begins. */
  readonly patienceMs?: number
}

interface StoreRequest {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  readonly container: Container
  /** Undefined means the bucket itself. */
  readonly key?: string
  readonly query?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly whole?: Whole
  /** Any other answer is a failure of the store. */
  readonly expected: readonly number[]
}

export type S3Client = ReturnType<typeof s3Client>

export const bucketOf = ({ bucketPrefix }: S3Config, container: Container) => bucketPrefix + container

/**
 * Signed calls to a store. All of them can be repeated without harm, so temporary failures are retried twice, within
 * the same time limit.
 */
export function s3Client(config: S3Config) {
  const { patienceMs = 10_000 } = config
  const isPlain = config.endpoint.startsWith('http:')
  const agent = isPlain ? new Agent({ keepAlive: true }) : new TlsAgent({ keepAlive: true })
  const rest = takeRest(5000)
  const signingKeys = new Map<string, ArrayBuffer>()

  async function ask(request: StoreRequest): Promise<IncomingMessage> {
    const mostMs = patienceMs + ((request.whole?.size ?? 0) / slowestPerSecond) * 1000
    rest.requireProgress(mostMs)
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(new Error(`Nothing came within ${Math.round(mostMs)} ms`)), mostMs)
    try {
      return await insist(request, patience.signal)
    } finally {
      clearTimeout(timer)
      if (patience.signal.aborted) rest.waitedInVain()
      else rest.heard()
    }
  }

  async function insist(request: StoreRequest, signal: AbortSignal): Promise<IncomingMessage> {
    for (let tried = 1; ; tried += 1) {
      const answer = await attempt(request, signal).catch(
        (cause: unknown) => new StoreUnavailable(`The store did not answer to ${request.method}`, { cause }),
      )
      if (!(answer instanceof Error) && request.expected.includes(answer.statusCode ?? 0)) return answer
      const failure = answer instanceof Error ? answer : await refusalOf(request, answer)
      if (tried === mostTries || !isPassing(failure) || signal.aborted) throw failure
      await pause(firstPauseMs * tried ** 2 * (0.5 + Math.random()), undefined, { signal }).catch(() => {
        throw failure
      })
    }
  }

  async function attempt({ method, container, key, query, headers, whole }: StoreRequest, signal: AbortSignal) {
    const signed = await new AwsV4Signer({
      ...{
        method,
        url: addressOf(config, container, key) + (query === undefined ? '' : `?${query}`),
        headers: { 'x-amz-content-sha256': whole?.sha256 ?? ofNothing },
      },
      accessKeyId: config.accessKeyId,
      secretAccessKey: config.secretAccessKey,
      region: config.region,
      service: 's3',
      cache: signingKeys,
    }).sign()
    const sent = { ...Object.fromEntries(signed.headers), ...headers, ...(whole && headersOf(whole)) }
    return new Promise<IncomingMessage>((resolve, reject) => {
      const request = (isPlain ? plainRequest : tlsRequest)(
        signed.url,
        { method, headers: sent, agent, signal },
        resolve,
      )
      request.on('error', reject)
      const content = whole?.open()
      if (!content || content instanceof Uint8Array) request.end(content)
      else pipeline(content, request).catch(reject)
    })
  }

  return ask
}

const mostTries = 3
const firstPauseMs = 50
/** Large files get more time, but not unlimited. */
const slowestPerSecond = 512 * 1024
const ofNothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

const headersOf = ({ size }: Whole) => ({ 'content-length': size, 'content-type': 'application/octet-stream' })

export function addressOf(config: S3Config, container: Container, key?: string): string {
  const bucket = bucketOf(config, container)
  const base = config.endpoint.replace(/\/+$/, '')
  const [origin, path] = base.includes('{bucket}') ? [base.replace('{bucket}', bucket), ''] : [base, `/${bucket}`]
  return `${origin}${path}${key === undefined ? '' : `/${key}`}`
}

/** Throttled, or an error of the store. Any other answer would be the same again. */
const isPassing = ({ status }: StoreUnavailable) => status === undefined || status === 429 || status >= 500

/** The store's error code, if there is one: SlowDown, AccessDenied, NoSuchBucket. */
async function refusalOf({ method }: StoreRequest, answer: IncomingMessage): Promise<StoreUnavailable> {
  let said = ''
  try {
    for await (const piece of answer) {
      said += String(piece)
      if (said.length > 4096) break
    }
  } catch {
    // What it has said by then is enough.
  }
  const code = /<Code>(\w+)<\/Code>/.exec(said)?.[1]
  const status = answer.statusCode ?? 0
  return new StoreUnavailable(`The store answered ${[status, code].filter(Boolean).join(' ')} to ${method}`, { status })
}
