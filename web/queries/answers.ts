import type { Asked, Call, Output } from '#contract/call.ts'
import type { Ask } from '../ask.ts'

/** A call with its input, and the key of its cached answer. */
export interface Query<C extends Call = Call> {
  readonly call: C
  readonly input: Asked<C>
  readonly key: readonly [path: string, input: Asked<C>]
}

export function query<C extends Call>(call: C, input: Asked<C>): Query<C> {
  return { call, input, key: [call.path, input] }
}

/** A query whose failure leaves a gap in the page instead of an error page. */
export function optionalQuery<C extends Call>(call: C, input: Asked<C>): OptionalQuery<C> {
  return { ...query(call, input), isOptional: true }
}

export interface OptionalQuery<C extends Call = Call> extends Query<C> {
  readonly isOptional: true
}

export type Answered = readonly (readonly [key: readonly unknown[], value: unknown])[]

/** The answers of one page on the server, fetched before rendering and read during it. */
export class Answers {
  readonly #ask: Ask
  readonly #values = new Map<string, { key: readonly unknown[]; value: unknown }>()

  constructor(ask: Ask) {
    this.#ask = ask
  }

  async fetch({ call, input, key }: Query) {
    this.#values.set(JSON.stringify(key), { key, value: await this.#ask(call, input) })
  }

  find<C extends Call>({ key }: OptionalQuery<C>): Output<C> | undefined {
    return this.#values.get(JSON.stringify(key))?.value as Output<C> | undefined
  }

  read<C extends Call>({ call, key }: Query<C>): Output<C> {
    const found = this.#values.get(JSON.stringify(key))
    if (!found) throw new Error(`A page reads ${call.method} ${call.path} without declaring it in its queries`)
    return found.value as Output<C>
  }

  all(): Answered {
    return [...this.#values.values()].map(({ key, value }) => [key, value])
  }
}
