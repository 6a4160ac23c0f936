import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { connect, setConnection } from '#database/connection.ts'
import { choosePlace } from '#database/embedded/place.ts'
import { databaseUrl } from '#database/embedded/session.ts'
import { setSecret } from '#platform/secrets.ts'
import { freePort, type StartedApp, secretOfApps, startApp } from '../tests/setup/app.ts'
import { installSystemPackage } from '../tests/setup/system-package.ts'
import { aWriter, type Outcome, send } from '../tests/walks/writers.ts'
import { haproxyConfig } from './rolling/haproxy.ts'
import { nginxConfig } from './rolling/nginx.ts'

/**
 * `npm run rolling`: two processes behind a real proxy are restarted in turn, again and again, while people write and read
 * through it. Not one request may be lost.
 */
const { values } = parseArgs({
  options: {
    proxy: { type: 'string', default: 'haproxy' },
    rounds: { type: 'string', default: '6' },
    clients: { type: 'string', default: '20' },
  },
})
const [rounds, clients] = [Number(values.rounds), Number(values.clients)]
const configOf = values.proxy === 'nginx' ? nginxConfig : haproxyConfig

const folder = mkdtempSync(`${tmpdir()}/kopru-rolling-`)
// As root the database runs as another user, who must be able to enter.
chmodSync(folder, 0o711)
const ports = [await freePort(), await freePort()]
const environment = { DATA_DIR: folder, PARTS: 'api,worker', STOP_GRACE_SECONDS: '3' }
const apps: StartedApp[] = []
const outcomes: Outcome[] = []
let proxy: ChildProcess | undefined
try {
  for (const port of ports) apps.push(await startApp('', environment, port))
  const connection = connect(databaseUrl(choosePlace(`${folder}/postgres`), 'kopru'))
  setConnection(connection)
  setSecret(secretOfApps)
  const writers = await Promise.all(Array.from({ length: clients }, aWriter))
  await connection.close()

  const address = await startProxy()
  let isOver = false
  const note = (outcome: Outcome) => outcomes.push(outcome)
  const working = writers.map((writer) => writer.writeUntil(() => isOver, address, note))
  const reading = Array.from({ length: clients / 4 }, async () => {
    while (!isOver) {
      note(await send(address, '/api/data/countries'))
      await pause(20)
    }
  })
  for (let round = 0; round < rounds; round++) {
    const at = round % ports.length
    const started = performance.now()
    await apps[at]?.stop()
    const stopped = performance.now()
    apps[at] = await startApp('', environment, ports[at])
    console.log(
      `process ${at + 1}: stopped in ${seconds(stopped - started)}, back in ${seconds(performance.now() - stopped)}`,
    )
    // Waits until the proxy sends traffic to the new process, before the other one stops.
    await pause(2000)
  }
  isOver = true
  await Promise.all([...working, ...reading])
} finally {
  proxy?.kill('SIGTERM')
  for (const app of apps) await app.stop()
  rmSync(folder, { recursive: true, force: true })
}

const lost = outcomes.filter(({ status }) => status !== 200)
for (const [what, count] of counted(
  lost.map(({ status, error, path }) => `${status} ${error} ${path.split('/').at(-1)}`),
)) {
  console.log(`  ${count} × ${what}`)
}
console.log(`${values.proxy}: ${rounds} restarts, ${outcomes.length} requests, ${lost.length} lost`)
process.exitCode = lost.length > 0 || outcomes.length === 0 ? 1 : 0

async function startProxy() {
  const port = await freePort()
  const file = `${folder}/proxy.conf`
  const { text, command } = configOf({ port, ports, folder })
  writeFileSync(file, text)
  const program = command[0] ?? ''
  if (spawnSync(program, ['-v']).error && !installSystemPackage(program)) {
    throw new Error(`${program} is not installed here, and this user may not install it.`)
  }
  proxy = spawn(program, [...command.slice(1), file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(proxy, 'exit').then(([code]) => Promise.reject(new Error(`${program} ended with ${code}`)))
  ended.catch(() => {})
  const address = `http://127.0.0.1:${port}`
  while ((await send(address, '/health')).status !== 200) await Promise.race([pause(100), ended])
  return address
}

function seconds(milliseconds: number) {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

function counted(words: readonly string[]) {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
