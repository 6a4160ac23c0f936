import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onCore } from './app.ts'

const run = promisify(execFile)

const clientCore = 1
const connections = 32
const seconds = 6
/** More than a run can ask for. */
const prepared = 100_000
let asked = 0

/**
 * Requests that are answered in a second, asked by wrk on a core of its own: it asks several times as fast as a client in
 * Node, so it is not the limit. `path` is given a number that is new for each request.
 */
export async function answered(url: string, path: (n: number) => string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'kopru-wrk-'))
  const isSame = path(0) === path(1)
  const first = asked
  asked += isSame ? 0 : prepared
  const addresses = isSame ? [path(0)] : Array.from({ length: prepared }, (_, at) => path(first + at))
  writeFileSync(join(folder, 'addresses.txt'), addresses.join('\n'))
  writeFileSync(join(folder, 'ask.lua'), script(join(folder, 'addresses.txt')))
  try {
    const words = ['-t1', `-c${connections}`, `-d${seconds}`, '--timeout', '10s', '-s', join(folder, 'ask.lua'), url]
    const { stdout } = await run(...onCore(clientCore, 'wrk', words))
    if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}${path(0)}: ${stdout}`)
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error('This needs wrk and taskset: apt-get install wrk util-linux')
    throw error
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const script = (file: string) => `
local addresses, n = {}, 0
for line in io.lines("${file}") do addresses[#addresses + 1] = line end
request = function() n = n + 1; return wrk.format("GET", addresses[(n - 1) % #addresses + 1]) end
`
