import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright-core'
import { browserOfMachine } from '../../scripts/setup/browser.mjs'
import { installSystemPackage } from './system-package.ts'

/** A Chromium that is there, else Playwright's, else the system's. */
export function findBrowser(): string {
  const browser = browserOfMachine() ?? playwrights() ?? downloaded() ?? installed()
  if (browser) return browser
  throw new Error(
    `The browser tests need Chromium: none is installed, Playwright could not download one, and this user may not install packages.
Install Chromium and, if it is not in PATH, set CHROMIUM_PATH; or run everything else: npm test -- --without-browser`,
  )
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
  return ['chromium-headless-shell', 'chromium'].some(installSystemPackage) ? browserOfMachine() : undefined
}
