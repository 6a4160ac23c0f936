import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

/** The shell first: without what only a window needs, the same pages take a fifth less of the processor. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]

const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium that the machine has, or that CHROMIUM_PATH names. */
export function browserOfMachine() {
  const given = process.env.CHROMIUM_PATH
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`)
  return given || (inPath() ?? MAC.find((path) => existsSync(path)))
}

function inPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

/** Says at once that there is no browser for the tests, before a minute of installing packages and checking. */
export function announceMissingBrowser() {
  if (browserOfMachine() || isInPlaywrightsCache()) return
  const next =
    process.getuid?.() === 0
      ? "It will be installed with the system's package manager"
      : 'Playwright will be asked to download one'
  console.log(
    `No Chromium was found, which the browser tests need. ${next} as soon as the npm packages are there.
If this machine cannot download it, stop here (Ctrl-C), then either install Chromium (on Debian: apt install chromium;
CHROMIUM_PATH names one that is not in PATH), or run everything else: npm test -- --without-browser\n`,
  )
}

/** Whether Playwright downloaded a Chromium before; of which version is known only once its package is installed. */
function isInPlaywrightsCache() {
  const cache = process.platform === 'darwin' ? 'Library/Caches' : '.cache'
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), cache, 'ms-playwright')
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('chromium'))
}
