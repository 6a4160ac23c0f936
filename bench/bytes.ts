import { signIn } from '../tests/open-page.ts'
import { launchBrowser } from '../tests/setup/browser.ts'

/** The bodies that a browser really receives for a page, in KB, by kind, compressed as they are on the wire. */
export async function bytesOf(pages: Record<string, { url: string; as?: string }>) {
  const browser = await launchBrowser()
  try {
    const results: Record<string, { script: number; stylesheet: number; document: number; image: number }> = {}
    for (const [name, { url, as }] of Object.entries(pages)) {
      const context = await browser.newContext({ serviceWorkers: 'block' })
      if (as) await signIn(context, new URL(url).origin, as)
      const page = await context.newPage()
      const sums = { script: 0, stylesheet: 0, document: 0, image: 0 }
      const sizing: Promise<void>[] = []
      page.on('requestfinished', (request) => {
        const kind = request.resourceType()
        if (!(kind in sums)) return
        const add = ({ responseBodySize }: { responseBodySize: number }) => {
          sums[kind as keyof typeof sums] += responseBodySize / 1024
        }
        sizing.push(request.sizes().then(add))
      })
      await page.goto(url, { waitUntil: 'networkidle' })
      await Promise.all(sizing)
      results[name] = sums
      await context.close()
    }
    return results
  } finally {
    await browser.close()
  }
}
