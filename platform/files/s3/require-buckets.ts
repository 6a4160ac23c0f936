import { randomUUID } from 'node:crypto'
import { ConfigError } from '../../config.ts'
import { type Container, containers } from '../containers.ts'
import { addressOf, bucketOf, type S3Client, type S3Config, s3Client } from './s3-client.ts'
import { withWhole } from './whole.ts'

/** Startup check: each container has an accessible bucket, and the private one is not publicly readable. */
export async function requireBuckets(config: S3Config): Promise<void> {
  const ask = s3Client(config)
  for (const container of containers) await requireBucket(ask, config, container)
  await requireClosed(ask, config)
}

async function requireBucket(ask: S3Client, config: S3Config, container: Container) {
  const answer = await ask({ method: 'HEAD', container, expected: [200, 301, 307, 400, 403, 404] })
  answer.resume()
  const status = answer.statusCode ?? 0
  if (status === 200) return
  const bucket = bucketOf(config, container)
  if (status === 404)
    throw new ConfigError(`There is no bucket "${bucket}" at S3_ENDPOINT. Make it, or name another S3_BUCKET_PREFIX.`)
  throw new ConfigError(
    `The store answers ${status} for the bucket "${bucket}". Are S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY right, and may the key list the bucket?`,
  )
}

/** Uploads a probe and requests it without credentials. */
async function requireClosed(ask: S3Client, config: S3Config) {
  const at = { container: 'private', key: `start-${randomUUID()}` } as const
  await withWhole(Buffer.from('Köprü'), async (whole) =>
    (await ask({ ...at, method: 'PUT', whole, expected: [200] })).resume(),
  )
  const stranger = await fetch(addressOf(config, at.container, at.key), {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined)
  ;(await ask({ ...at, method: 'DELETE', expected: [200, 204, 404] })).resume()
  if (stranger && [401, 403, 404].includes(stranger.status)) return
  const bucket = bucketOf(config, at.container)
  throw new ConfigError(
    stranger?.ok
      ? `Everybody can read the bucket "${bucket}". Close it: what candidates hand in is in it.`
      : `Whether everybody can read the bucket "${bucket}" could not be found out: a stranger was answered ${stranger?.status ?? 'nothing'}.`,
  )
}
