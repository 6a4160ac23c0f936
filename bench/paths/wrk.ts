import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onCore } from '../app.ts'

const run = promisify(execFile)

/** More addresses than a run can ask for. */
const prepared = 100_000
let asked = 0

export interface Asked {
  /** Is given a number that is new for each request. */
  readonly path: (n: number) => string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON; without it the request is a GET. */
  readonly body?: object
}

export interface Load {
  readonly connections?: number
  readonly seconds?: number
  readonly core?: number
}

export interface Answered {
  readonly perSecond: number
  /** In milliseconds. */
  readonly p50: number
  readonly p99: number
}

/**
 * How many requests are answered in a second, asked by wrk on a core of its own: it asks several times as fast as a client
 * in Node, so it is not the limit.
 */
export async function answered(url: string, asked: Asked, load: Load = {}): Promise<Answered> {
  const { connections = 32, seconds = 6, core = 1 } = load
  const folder = mkdtempSync(join(tmpdir(), 'kopru-wrk-'))
  try {
    const addresses = join(folder, 'addresses.txt')
    writeFileSync(addresses, addressesOf(asked).join('\n'))
    writeFileSync(join(folder, 'ask.lua'), script(addresses, asked))
    const words = ['-t1', `-c${connections}`, `-d${seconds}`, '--latency', '--timeout', '10s']
    const { stdout } = await run(...onCore(core, 'wrk', [...words, '-s', join(folder, 'ask.lua'), url]))
    if (/Non-2xx|Socket errors|\D0 requests in/.test(stdout)) throw new Error(`${url}${asked.path(0)}: ${stdout}`)
    return {
      perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
      p50: latency(stdout, 50),
      p99: latency(stdout, 99),
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error('This needs wrk and taskset: apt-get install wrk util-linux')
    throw error
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function addressesOf({ path }: Asked): string[] {
  if (path(0) === path(1)) return [path(0)]
  const first = asked
  asked += prepared
  return Array.from({ length: prepared }, (_, at) => path(first + at))
}

/** As wrk prints it: `812.00us`, `5.77ms`, `1.99s`. */
function latency(printed: string, percent: number): number {
  const [, amount, unit] = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s)`).exec(printed) ?? []
  return Number(amount) * (unit === 's' ? 1000 : unit === 'us' ? 0.001 : 1)
}

const script = (file: string, { headers = {}, body }: Asked) => `
local addresses, n = {}, 0
for line in io.lines("${file}") do addresses[#addresses + 1] = line end
wrk.method = "${body ? 'POST' : 'GET'}"
${body ? `wrk.headers["content-type"] = "application/json"\nwrk.body = [[${JSON.stringify(body)}]]` : ''}
${Object.entries(headers)
  .map(([name, value]) => `wrk.headers["${name}"] = "${value}"`)
  .join('\n')}
request = function() n = n + 1; return wrk.format(nil, addresses[(n - 1) % #addresses + 1]) end
`
