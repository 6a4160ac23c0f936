interface Message {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly result?: unknown
  readonly error?: string
  readonly message?: string
  readonly method?: string
  readonly params?: unknown
}

export interface Bidi {
  send<T = unknown>(method: string, params: unknown): Promise<T>
  /** Listens to an event */
  on(method: string, hear: (params: never) => void): void
  close(): void
}

/** WebDriver BiDi over its socket: numbered commands, their answers, and events. */
export async function openBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const hearers = new Map<string, (params: never) => void>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data) as Message
    if (message.type === 'event') return hearers.get(message.method ?? '')?.(message.params as never)
    const asked = waiting.get(message.id ?? -1)
    waiting.delete(message.id ?? -1)
    if (message.type === 'success') asked?.resolve(message.result)
    else asked?.reject(new Error(`${message.error}: ${message.message}`))
  })
  socket.addEventListener('close', () => {
    for (const asked of waiting.values()) asked.reject(new Error('The browser hung up.'))
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`Nobody answers at ${url}`)))
  })
  return {
    send<T>(method: string, params: unknown) {
      last += 1
      const asked = Promise.withResolvers<unknown>()
      waiting.set(last, asked)
      socket.send(JSON.stringify({ id: last, method, params }))
      return asked.promise as Promise<T>
    },
    on: (method, hear) => void hearers.set(method, hear),
    close: () => socket.close(),
  }
}
