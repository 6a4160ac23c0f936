import { startServer } from '../tests/setup/system-server.ts'
import { type Count, conclude, runSuite } from './suite.ts'

// Runs the whole product under every fault, on the embedded database and on a PostgreSQL server with two processes.
// `npm run faults -- embedded` or `-- server` runs one of the two; more words select scenarios by name.
process.env.FAULTS = '1'
const [wish, ...names] = process.argv.slice(2)
const places = (['embedded', 'server'] as const).filter((place) => wish === undefined || wish === place)
if (names.length > 0) process.env.FAULTS_NAMED = names.join(' ')

const total: Count = { passed: 0, failed: 0 }
for (const place of places) {
  process.env.FAULTS_ON = place
  const server = place === 'server' && !process.env.TEST_DATABASE_URL ? await startServer() : undefined
  if (server) process.env.TEST_DATABASE_URL = server.url
  console.log(`\n${place === 'server' ? 'PostgreSQL server, two processes' : 'Embedded database, one process'}`)
  const { passed, failed } = await runSuite(['tests/faults'], { logEach: true })
  await server?.stop()
  if (server) delete process.env.TEST_DATABASE_URL
  total.passed += passed
  total.failed += failed
}
conclude(total)
