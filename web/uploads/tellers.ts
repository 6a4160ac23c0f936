import type { Tell, Upload } from './upload.ts'

type Whose = Pick<Upload, 'owner' | 'purpose'>

/** The pages that are shown now, by what they can tell the server of. */
export class Tellers {
  readonly #tellers = new Map<string, Tell>()
  readonly #waiting = new Set<() => void>()

  set(whose: Whose, tell: Tell) {
    this.#tellers.set(keyOf(whose), tell)
    for (const look of [...this.#waiting]) look()
  }

  /** false: another page has taken its place. */
  remove(whose: Whose, tell: Tell) {
    return this.#tellers.get(keyOf(whose)) === tell && this.#tellers.delete(keyOf(whose))
  }

  /** Whoever shows the purpose; if need be, from when somebody does. */
  find(whose: Whose, signal: AbortSignal): Promise<Tell> {
    return new Promise((give, stop) => {
      const look = () => {
        const tell = this.#tellers.get(keyOf(whose))
        if (!tell && !signal.aborted) return
        this.#waiting.delete(look)
        if (tell) give(tell)
        else stop(signal.reason)
      }
      this.#waiting.add(look)
      signal.addEventListener('abort', look)
      look()
    })
  }
}

const keyOf = ({ owner, purpose }: Whose) => `${owner} ${purpose}`
