import { mkdirSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { addressIn } from '#platform/text/locales.ts'
import { slug } from '#platform/text/slug.ts'
import { signIn } from '../tests/open-page.ts'
import { startApp } from '../tests/setup/app.ts'
import { launchBrowser } from '../tests/setup/browser.ts'

// npm run pictures -- /address …: every address in all widths, languages and colour schemes, into pictures/.
// SIGNED_IN=aday@kopru.test takes them as one of the demo accounts; BASE takes them from a server that already runs.

const paths = process.argv.slice(2)
if (paths.length === 0) {
  console.error('Which pages? npm run pictures -- / /dev/ui')
  process.exit(1)
}

const app = process.env.BASE ? undefined : await startApp('', { DATA_DIR: '.data', DEMO: 'whole' })
const base = process.env.BASE ?? (app?.address as string)
const browser = await launchBrowser()
mkdirSync('pictures', { recursive: true })
try {
  for (const path of paths) for (const language of ['tr', 'en'] as const) await takeAll(browser, path, language)
} finally {
  await browser.close()
  await app?.stop()
}

async function takeAll(browser: Browser, path: string, language: 'tr' | 'en') {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 768, 1440]) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      })
      if (process.env.SIGNED_IN) await signIn(context, base, process.env.SIGNED_IN)
      const page = await context.newPage()
      await page.goto(base + addressIn(language, path), { waitUntil: 'networkidle' })
      const name = `pictures/${slug(path, 'landing')}-${language}-${colorScheme}-${width}.png`
      await page.screenshot({ path: name, fullPage: true })
      console.log(name)
      await context.close()
    }
  }
}
