import type { Tell, Upload } from './upload.ts'

type Whose = Pick<Upload, 'owner' | 'purpose'>

/** The `tell` function of each purpose that a page shows now. */
export class Tellers {
  readonly #tellers = new Map<string, Tell>()
  readonly #waiting = new Set<() => void>()

  set(whose: Whose, tell: Tell) {
    this.#tellers.set(keyOf(whose), tell)
    for (const look of [...this.#waiting]) look()
  }

  /** False when another page serves the purpose by now. */
  remove(whose: Whose, tell: Tell) {
    return this.#tellers.get(keyOf(whose)) === tell && this.#tellers.delete(keyOf(whose))
  }

  /** The `tell` function of the purpose; waits until a page shows it. */
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
