import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { chromium } from 'playwright-core'
import { installSystemPackage } from './system-package.ts'

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

/** A Chromium that is there, else Playwright's, else the system's. */
export function findBrowser(): string {
  const browser = present() ?? downloaded() ?? installed()
  if (browser) return browser
  throw new Error(
    'The browser tests need Chromium: none is installed, Playwright could not download one, and this user may not install packages. Install Chromium and, if it is not in PATH, set CHROMIUM_PATH.',
  )
}

function present(): string | undefined {
  const given = process.env.CHROMIUM_PATH
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`)
  return given ?? inPath() ?? MAC.find((path) => existsSync(path)) ?? playwrights()
}

function inPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

function playwrights(): string | undefined {
  const expected = chromium.executablePath()
  return expected && existsSync(expected) ? expected : undefined
}

function downloaded(): string | undefined {
  console.log('No Chromium found; asking Playwright to download one…')
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js')
  const { status } = spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' })
  return status === 0 ? playwrights() : undefined
}

function installed(): string | undefined {
  return ['chromium-headless-shell', 'chromium'].some(installSystemPackage) ? inPath() : undefined
}
