import { launchBrowser } from '../tests/setup/browser.ts'

/** What a browser really receives for a page, in KB, by kind, as compressed on the wire. */
export async function bytesOf(pages: Record<string, { url: string; cookie?: string }>) {
  const browser = await launchBrowser()
  try {
    const results: Record<string, { script: number; style: number; document: number }> = {}
    for (const [name, { url, cookie }] of Object.entries(pages)) {
      const context = await browser.newContext({ serviceWorkers: 'block' })
      if (cookie) await context.addCookies([{ name: cookie, value: 'bench', url }])
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Network.enable')
      const kinds = new Map<string, string>()
      const sums = { script: 0, style: 0, document: 0 }
      session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        const kind = kinds.get(requestId)
        if (kind === 'Script') sums.script += encodedDataLength
        if (kind === 'Stylesheet') sums.style += encodedDataLength
        if (kind === 'Document') sums.document += encodedDataLength
      })
      await page.goto(url, { waitUntil: 'networkidle' })
      results[name] = { script: sums.script / 1024, style: sums.style / 1024, document: sums.document / 1024 }
      await context.close()
    }
    return results
  } finally {
    await browser.close()
  }
}
