import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { containers } from '#platform/files/containers.ts'

type Answering = (request: IncomingMessage, response: ServerResponse) => void

/**
 * A real S3-compatible store with its four buckets, which checks signatures and refuses unsigned requests. It can
 * simulate a failing store.
 */
export async function startS3({ buckets = containers.map((container) => `kopru-${container}`), open = false } = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'kopru-s3-'))
  const configureBuckets = buckets.map((name) => ({ name }))
  const s3rver = new S3rver({ directory, silent: true, vhostBuckets: false, configureBuckets })
  await s3rver.configureBuckets()
  const serve = s3rver.callback()
  const seen: string[] = []
  let instead: Answering | undefined
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`)
    if (instead) return instead(request, response)
    if (!open && request.headers.authorization === undefined) return void response.writeHead(403).end()
    serve(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    config: { endpoint, region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', bucketPrefix: 'kopru-' },
    /** Method and path of every request, in the order they came. */
    seen,
    /** Lets this answer instead of the store; without an argument, the store again. */
    answerWith(answering: Answering | undefined) {
      instead = answering
    },
    /** Lets this answer so many requests, then the store again. */
    answerOnly(times: number, answering: Answering) {
      let left = times
      instead = (request, response) => {
        left -= 1
        if (left === 0) instead = undefined
        answering(request, response)
      }
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      s3rver.logger.exceptions.unhandle()
      s3rver.logger.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
