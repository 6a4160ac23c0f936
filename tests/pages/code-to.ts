import { vi } from 'vitest'

/** The newest code that a running app has sent to an e-mail address or a number, other than one that is known already. */
export function codeTo(address: string, to: string, known?: string) {
  return vi.waitFor(async () => {
    const answer = await fetch(`${address}/api/dev/outbox?to=${encodeURIComponent(to)}`)
    const { items } = (await answer.json()) as { items: { code: string | null }[] }
    const code = items[0]?.code
    if (!code || code === known) throw new Error(`No new code was sent to ${to}`)
    return code
  }, 10_000)
}
