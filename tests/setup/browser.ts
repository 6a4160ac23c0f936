import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core'
import { findBrowser } from './find-browser.ts'

/** A headless Chromium with a new profile, quiet on the network. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(options())
}

/** The same for several processes to share; each test opens a context of its own in it. */
export function launchBrowserServer(): Promise<BrowserServer> {
  return chromium.launchServer(options())
}

function options(): LaunchOptions {
  return {
    executablePath: findBrowser(),
    // Root has no sandbox to offer, and containers seldom do.
    chromiumSandbox: false,
    args: [
      '--disable-gpu',
      '--disable-software-rasterizer',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}
