import { freePort } from '../setup/app.ts'
import type { Driver, Handle } from './driver.ts'
import { programOf, startProgram, until } from './programs.ts'

/** Debian's WebKit, Safari's engine, in a virtual display, driven by W3C WebDriver. */
export async function openWebkit(): Promise<Driver> {
  const screen = startProgram(programOf('Xvfb', 'xvfb'), ['-displayfd', '3', '-screen', '0', '1700x1400x24'])
  const [, display] = await screen.says(/^(\d+)\n/m)
  const port = await freePort()
  const driver = startProgram(programOf('WebKitWebDriver', 'webkit2gtk-driver'), ['-p', `${port}`], {
    DISPLAY: `:${display}`,
  })
  await until(() => ask<{ ready: boolean }>(port, 'GET', '/status').catch(() => undefined))

  const { sessionId, capabilities } = await ask<Session>(port, 'POST', '/session', {
    // Commands run before the page has loaded, so that its console is captured from the start.
    capabilities: { alwaysMatch: { pageLoadStrategy: 'none' } },
  })
  const send = <T = void>(method: Method, path: string, body?: unknown) =>
    ask<T>(port, method, `/session/${sessionId}${path}`, body)
  const call = <T>(script: string, ...args: readonly unknown[]) => send<T>('POST', '/execute/sync', { script, args })

  const pointTo = (element: Handle, ...then: readonly unknown[]) =>
    send('POST', '/actions', {
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          actions: [{ type: 'pointerMove', duration: 0, x: 0, y: 0, origin: element }, ...then],
        },
      ],
    })

  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    goTo: async (url) => {
      const before = await call<number>('return performance.timeOrigin')
      await send('POST', '/url', { url })
      const isThere = `${listen} return performance.timeOrigin !== arguments[0] && document.readyState === 'complete'`
      await until(async () => (await call<boolean>(isThere, before)) || undefined)
    },
    run: async (work, ...given) => {
      const script = `${listen} const [given, done] = arguments;
        Promise.resolve().then(() => (${work})(...given)).then((value) => done({ value }), (error) => done({ error: String(error) }))`
      const answer = await send<{ value?: never; error?: string }>('POST', '/execute/async', { script, args: [given] })
      if (answer.error) throw new Error(answer.error)
      return answer.value as never
    },
    find: async (search, ...given) =>
      (await call<Handle | null>(`${listen} return (${search})(...arguments[0])`, given)) ?? undefined,
    click: (element) => pointTo(element, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
    hover: (element) => pointTo(element),
    type: async (text) => send('POST', `/element/${idOf(await send('GET', '/element/active'))}/value`, { text }),
    giveFile: (input, path) => send('POST', `/element/${idOf(input)}/value`, { text: path }),
    resize: async (width, height) => {
      // The window has a bar of its own above the page.
      const bar = await call<number>('return outerHeight - innerHeight')
      await send('POST', '/window/rect', { x: 0, y: 0, width, height: height + bar })
    },
    picture: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
    complaints: () =>
      call(`${listen} const { heard } = sessionStorage; delete sessionStorage.heard; return JSON.parse(heard ?? '[]')`),
    close: async () => {
      await send('DELETE', '')
      await driver.stop()
      await screen.stop()
    },
  }
}

/** This driver has no console events, so every script that is sent also installs a listener, once per page. */
const listen = `;(${String(() => {
  if ('listens' in window) return
  Object.assign(window, { listens: true })
  const hear = (...said: unknown[]) => {
    sessionStorage.heard = JSON.stringify([...JSON.parse(sessionStorage.heard ?? '[]'), said.join(' ')])
  }
  Object.assign(console, { error: hear, warn: hear })
  addEventListener('error', ({ message }) => hear(message))
  addEventListener('unhandledrejection', ({ reason }) => hear(reason))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    hear('Content policy:', violatedDirective, blockedURI),
  )
})})();`

async function ask<T>(port: number, method: Method, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  })
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`)
  return value
}

type Method = 'GET' | 'POST' | 'DELETE'

interface Session {
  readonly sessionId: string
  readonly capabilities: { readonly browserVersion: string }
}

/** W3C WebDriver's name of what holds an element's id. */
const idOf = (element: Handle) => element['element-6066-11e4-a52e-4f735466cecf']
