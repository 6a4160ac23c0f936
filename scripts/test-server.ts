import { startServer } from '../tests/setup/system-server.ts'
import { conclude, runSuite } from './suite.ts'

// Runs the suite on an external PostgreSQL: that of TEST_DATABASE_URL, or a fresh cluster of the system's version.
const server = process.env.TEST_DATABASE_URL ? undefined : await startServer()
process.env.TEST_DATABASE_URL ??= server?.url
const count = await runSuite(process.argv.slice(2))
await server?.stop()
conclude(count)
