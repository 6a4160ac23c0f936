import type { BrowserContext } from 'playwright-core'
import { vi } from 'vitest'

/** The code that a running app has sent to an address last. */
export function codeTo(context: BrowserContext, address: string, email: string) {
  return vi.waitFor(async () => {
    const answer = await context.request.get(`${address}/api/dev/outbox?to=${encodeURIComponent(email)}`)
    const { items } = (await answer.json()) as { items: { code: string | null }[] }
    const code = items[0]?.code
    if (!code) throw new Error(`No code was sent to ${email}`)
    return code
  }, 10_000)
}
