import { writeFileSync } from 'node:fs'
import type { Driver, Handle } from './driver.ts'
import { until } from './programs.ts'
import { type Kind, search } from './search.ts'

const PATIENCE_MS = 20_000

/** A visitor, who finds elements by what is visible. */
export class Visitor {
  readonly driver: Driver
  readonly address: string

  constructor(driver: Driver, address: string) {
    this.driver = driver
    this.address = address
  }

  /** Opens a page and waits until it answers; the page before it has fetched all that it wanted. */
  async open(path: string): Promise<void> {
    await this.waitFor('a page that fetches nothing more', () => {
      const last = performance
        .getEntriesByType('resource')
        .reduce((end, { startTime, duration }) => Math.max(end, startTime + duration), 0)
      return performance.now() - last > 1000
    })
    await this.driver.goTo(new URL(path, this.address).href)
    await this.isAwake()
  }

  /** Documents are interactive at once, other pages after hydration. */
  isAwake(): Promise<unknown> {
    return this.waitFor('a page that answers', () => {
      const isApp = document.querySelector('script#state') !== null
      const isAwake = Object.keys(document).some((key) => key.startsWith('__reactContainer'))
      return document.readyState === 'complete' && (!isApp || isAwake)
    })
  }

  async press(name: string): Promise<void> {
    await this.click('button', name)
  }

  async follow(name: string): Promise<void> {
    await this.click('link', name)
  }

  async tick(name: string): Promise<void> {
    await this.click('field', name)
  }

  /** Native selects are drawn by the system, so the choice is set directly. */
  async choose(name: string, option: string): Promise<void> {
    await this.look('field', name)
    await this.driver.run(
      (label: string, words: string) => {
        const lists = [...document.querySelectorAll('select')]
        const list = lists.find(({ labels }) => [...labels].some(({ textContent }) => textContent === label))
        if (!list) throw new Error(`No list is called ${label}`)
        list.value = [...list.options].find(({ text }) => text === words)?.value ?? ''
        list.dispatchEvent(new Event('change', { bubbles: true }))
      },
      name,
      option,
    )
  }

  async fill(name: string, text: string): Promise<void> {
    await this.click('field', name)
    await this.driver.type(text)
  }

  /** Retries if the page was rendered anew between finding and pressing. */
  private async click(kind: Kind, name: string): Promise<void> {
    await this.patiently(`${kind} “${name}”`, async () => {
      const found = await this.driver.find(search, kind, name)
      if (found) await this.driver.click(found)
      return found
    })
  }

  async pointAt(kind: Kind, name: string): Promise<void> {
    await this.driver.hover(await this.look(kind, name))
  }

  /** Waits until something is there to be seen. */
  look(kind: Kind, name: string): Promise<Handle> {
    return this.patiently(`${kind} “${name}”`, () => this.driver.find(search, kind, name))
  }

  /** Gives a file to the first field that takes one, which people press a button for. */
  async giveFile(path: string): Promise<void> {
    const input = await this.patiently('a field for files', () =>
      this.driver.find(() => document.querySelector('input[type=file]:not([capture]):not(:disabled)')),
    )
    await this.driver.giveFile(input, path)
  }

  /** Waits until the address ends so and its page answers. */
  async isAt(path: string): Promise<void> {
    await this.waitFor(path, (end: string) => location.pathname.endsWith(end), path)
    await this.isAwake()
  }

  /** The console's errors, without those of requests aborted by leaving a page. */
  async complaints(): Promise<string[]> {
    const left =
      /NetworkError|Load failed|Importing a module script failed|error loading dynamically imported module|did not come$|AbortError/
    return (await this.driver.complaints()).filter((text) => !left.test(text))
  }

  waitFor<A extends readonly unknown[]>(what: string, isSo: (...given: A) => boolean, ...given: A): Promise<unknown> {
    return this.patiently(what, async () => (await this.driver.run(isSo, ...given)) || undefined)
  }

  /** Retries, because a page does not answer while it is being left. */
  private async patiently<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
    let mishap: unknown
    const careful = () =>
      look().catch((error: unknown) => {
        mishap = error
        return undefined
      })
    try {
      return await until(careful, PATIENCE_MS)
    } catch {
      const file = `/tmp/kopru-${this.driver.name.replace(/\W+/g, '-')}.png`
      writeFileSync(file, await this.driver.picture())
      const place = await this.driver.run(() => location.href)
      throw new Error(`${what} is not there at ${place}, see ${file}`, { cause: mishap })
    }
  }
}
