import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { demoPassword } from '#demo/accounts.ts'
import { alternately, operations } from './measure.ts'
import { ratio } from './rows.ts'

const content = randomBytes(2 * 1024 * 1024)
const run = { width: 2, seconds: 3 }

/** A file of two megabytes that begins, arrives and is dropped by tus, against the same bytes written down as they come. */
export async function measureUploads(url: string) {
  const authorization = `Bearer ${await tokenOf(url)}`
  const bare = await bareServer()
  try {
    const speed = await alternately({
      tus: () => operations(() => upload(url, authorization), run),
      bare: () => operations(() => sent(bare.url, { method: 'PUT', body: content }), run),
    })
    return [ratio('uploads of 2 MB by tus / bare HTTP into a file', speed.tus, speed.bare)]
  } finally {
    await bare.stop()
  }
}

async function upload(url: string, authorization: string) {
  const headers = { authorization, 'tus-resumable': '1.0.0' }
  const begun = await sent(`${url}/uploads`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(content.length) },
  })
  const address = url + begun.headers.get('location')
  const piece = { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
  await sent(address, { method: 'PATCH', headers: piece, body: content })
  await sent(address, { method: 'DELETE', headers })
}

async function sent(url: string, init: RequestInit) {
  const answer = await fetch(url, init)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  await answer.arrayBuffer()
  return answer
}

async function tokenOf(url: string): Promise<string> {
  const body = JSON.stringify({ grantType: 'password', email: 'aday@kopru.test', password: demoPassword })
  const headers = { 'content-type': 'application/json' }
  return (await (await fetch(`${url}/api/accounts/token`, { method: 'POST', headers, body })).json()).accessToken
}

async function bareServer() {
  const folder = await mkdtemp(join(tmpdir(), 'kopru-bench-'))
  let count = 0
  const server = createServer((request, response) => {
    count += 1
    const path = join(folder, String(count))
    pipeline(request, createWriteStream(path))
      .then(() => rm(path))
      .then(() => response.end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true })
    },
  }
}
