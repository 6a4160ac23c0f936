import type { BrowserContext } from 'playwright-core'

/** Holds back all scripts of a context's pages until the answered function is called, as a slow connection does. */
export async function holdScripts(context: BrowserContext) {
  const held = Promise.withResolvers<void>()
  // By the context: once the service worker is there, scripts are fetched by it and not by the page.
  await context.route('**/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}
