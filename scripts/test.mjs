// `npm test`, on whatever Node the machine has: plain JavaScript, because it runs before anything is installed. It says at
// once what is missing, installs the packages, and hands over to scripts/test.ts on the project's own Node. It is not npm's
// `pretest`, which is not given the arguments.
import { spawn, spawnSync } from 'node:child_process'
import { announceMissingBrowser } from './setup/browser.mjs'

const args = process.argv.slice(2)
const runsAll = args.every((arg) => arg.startsWith('--'))
try {
  if (runsAll && !args.includes('--without-browser')) announceMissingBrowser()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

if (spawnSync('node', ['scripts/setup.mjs'], { stdio: 'inherit' }).status !== 0) process.exit(1)

const tests = spawn('node', ['scripts/test.ts', ...args], { stdio: 'inherit' })
// Ctrl-C reaches the tests by itself, as the terminal sends it to both; they end, and this process with them.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => tests.kill('SIGTERM'))
tests.once('exit', (code) => {
  process.exitCode = code ?? 1
})
