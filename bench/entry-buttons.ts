import { launchBrowser } from '../tests/setup/browser.ts'
import { limit, type Row } from './rows.ts'

/** Lighthouse's slow phone. */
const line = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const slowness = 4

/** How long after it is first seen the button of each page can be pressed on a slow phone: it posts a form without any script. */
export async function measureEntryButtons(url: string, pages: Readonly<Record<string, string>>): Promise<Row[]> {
  const browser = await launchBrowser()
  try {
    const rows: Row[] = []
    for (const [name, path] of Object.entries(pages)) {
      const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 412, height: 823 } })
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Network.emulateNetworkConditions', line)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
      await page.addInitScript(watchButton)
      await page.goto(url + path)
      const times = await page.waitForFunction(() => {
        const { seen, usable } = (window as Watched).button ?? {}
        return seen !== undefined && usable !== undefined ? { seen, usable } : undefined
      })
      const { seen, usable } = (await times.jsonValue()) as { seen: number; usable: number }
      const parts = { 'seen at ms': Math.round(seen), 'usable at ms': Math.round(usable) }
      rows.push({ ...limit(`${name}: the button is usable after it is seen`, usable - seen, 'ms', 50), parts })
      await context.close()
    }
    return rows
  } finally {
    await browser.close()
  }
}

type Watched = Window & { button?: { seen?: number; usable?: number } }

/** Runs in the page: looks at each frame whether the button is painted, and whether pressing it would send its form. */
function watchButton() {
  const times: { seen?: number; usable?: number } = {}
  ;(window as Watched).button = times
  const look = () => {
    const button = document.querySelector<HTMLButtonElement>('form[method="post"] button[type="submit"]')
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
    if (button && isPainted && button.getBoundingClientRect().height > 0) {
      times.seen ??= performance.now()
      const { left, top, width, height } = button.getBoundingClientRect()
      const onTop = document.elementFromPoint(left + width / 2, Math.min(top + height / 2, innerHeight - 1))
      const isCovered = top + height / 2 < innerHeight && !button.contains(onTop)
      if (!button.disabled && !isCovered) times.usable ??= performance.now()
    }
    if (times.usable === undefined) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
