import type { Journey } from './journey.ts'

interface Visit {
  readonly signedIn?: boolean
  readonly javaScriptEnabled?: boolean
  readonly width?: number
  readonly scheme?: 'light' | 'dark'
}

/** Opens an address as a new visitor, and collects what a developer would see in red in the console. */
export async function openPage({ browser, address }: Journey, path: string, visit: Visit = {}) {
  const { signedIn = false, javaScriptEnabled = true, width = 1280, scheme = 'light' } = visit
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    javaScriptEnabled,
    reducedMotion: 'reduce',
  })
  if (signedIn) await context.addCookies([{ name: 'kopru_session', value: 'test', url: address }])
  const page = await context.newPage()
  const mistakes: string[] = []
  page.on('pageerror', (error) => mistakes.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') mistakes.push(message.text())
  })
  const answer = await page.goto(address + path, { waitUntil: 'networkidle' })
  return { page, context, mistakes, status: answer?.status() }
}
