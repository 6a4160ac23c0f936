import { expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { createServer } from '../server.ts'

/** The log lines of three requests through a proxy. */
async function saidOf(trustedProxies: readonly string[], headers: Record<string, string>) {
  const lines: string[] = []
  const log = createLog('warn', { write: (line: string) => void lines.push(line) })
  const app = await createServer({ log, https: false, maxInFlight: 10, trustedProxies })
  app.get('/', () => 'ok')
  for (let request = 0; request < 3; request++) await app.inject({ url: '/', headers, remoteAddress: '10.0.0.9' })
  await app.close()
  return lines.map((line) => JSON.parse(line) as { proxy?: string; msg: string; level: number })
}

test.each([
  ['X-Forwarded-For', { 'x-forwarded-for': '192.0.2.7' }],
  ['Forwarded', { forwarded: 'for=192.0.2.7' }],
])('a proxy that is not trusted is named once in the log: %s', async (_, headers) => {
  for (const trusted of [[], ['10.0.1.0/24']]) {
    const said = await saidOf(trusted, headers)
    expect(said).toMatchObject([{ proxy: '10.0.0.9', level: 40, msg: expect.stringContaining('TRUSTED_PROXIES') }])
    expect(JSON.stringify(said)).not.toContain('192.0.2.7')
  }
})

test('nothing is logged for a trusted proxy, or without one', async () => {
  expect(await saidOf(['10.0.0.0/24'], { 'x-forwarded-for': '192.0.2.7' })).toEqual([])
  expect(await saidOf([], {})).toEqual([])
})
