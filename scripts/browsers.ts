import { conclude, runSuite } from './suite.ts'

// The main journeys of both sides in Debian's Firefox and in WebKit, Safari's engine, whose packages are installed by name where
// they are missing. `npm run browsers -- Firefox` or `-- WebKit` runs one of the two.
process.env.BROWSERS = '1'
const [wish] = process.argv.slice(2)
conclude(await runSuite(['tests/browsers'], { logEach: true, ...(wish && { named: wish }) }))
