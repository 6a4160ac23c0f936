import { startServer } from '../tests/setup/system-server.ts'
import { conclude, runSuite } from './suite.ts'

// The suite on somebody else's PostgreSQL: the one of TEST_DATABASE_URL, or a fresh cluster of the system's own version.
const server = process.env.TEST_DATABASE_URL ? undefined : await startServer()
process.env.TEST_DATABASE_URL ??= server?.url
const count = await runSuite(process.argv.slice(2))
await server?.stop()
conclude(count)
