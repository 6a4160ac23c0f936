import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBidi } from './bidi.ts'
import type { Driver, Handle } from './driver.ts'
import { programOf, startProgram } from './programs.ts'

/** Debian's Firefox, headless, driven by WebDriver BiDi. */
export async function openFirefox(): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'kopru-firefox-'))
  writeFileSync(join(profile, 'user.js'), preferences)
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank']
  const program = startProgram(programOf('firefox-esr', 'firefox-esr'), args)
  const [, address] = await program.says(/WebDriver BiDi listening on (\S+)/)
  const bidi = await openBidi(`${address}/session`)
  const { capabilities } = await bidi.send<Session>('session.new', { capabilities: {} })
  const { contexts } = await bidi.send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context
  const complaints: string[] = []
  bidi.on('log.entryAdded', ({ level, text }: Entry) => {
    if (level === 'error' || level === 'warn') complaints.push(text ?? '')
  })
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] })

  async function call(work: (...given: never[]) => unknown, given: readonly unknown[], wrap: (code: string) => string) {
    const answer = await bidi.send<Answer>('script.callFunction', {
      functionDeclaration: wrap(String(work)),
      arguments: [{ type: 'string', value: JSON.stringify(given) }],
      awaitPromise: true,
      target: { context },
      userActivation: false,
    })
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
    return answer.result
  }

  const act = (actions: readonly unknown[]) =>
    bidi.send('input.performActions', { context, actions }).then(() => bidi.send('input.releaseActions', { context }))

  const pointTo = (element: Handle, ...then: readonly unknown[]) =>
    act([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [{ type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } }, ...then],
      },
    ])

  return {
    name: `Firefox ${capabilities.browserVersion}`,
    goTo: (url) => bidi.send('browsingContext.navigate', { context, url, wait: 'complete' }).then(() => {}),
    run: async (work, ...given) => {
      const { value } = await call(
        work,
        given,
        (code) => `async (given) => JSON.stringify(await (${code})(...JSON.parse(given)))`,
      )
      return value === undefined ? undefined : JSON.parse(value as string)
    },
    find: async (search, ...given) => {
      const { sharedId } = await call(search, given, (code) => `(given) => (${code})(...JSON.parse(given))`)
      return sharedId ? { sharedId } : undefined
    },
    click: (element) =>
      pointTo(element, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }).then(() => {}),
    hover: (element) => pointTo(element).then(() => {}),
    type: (text) =>
      act([
        {
          type: 'key',
          id: 'keyboard',
          actions: [...text].flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ]).then(() => {}),
    giveFile: (element, path) => bidi.send('input.setFiles', { context, element, files: [path] }).then(() => {}),
    resize: (width, height) =>
      bidi.send('browsingContext.setViewport', { context, viewport: { width, height } }).then(() => {}),
    picture: async () => {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    complaints: async () => complaints.splice(0),
    close: async () => {
      bidi.close()
      await program.stop()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

interface Session {
  readonly capabilities: { readonly browserVersion: string }
}

interface Entry {
  readonly level: string
  readonly text: string | null
}

type Answer =
  | { readonly type: 'success'; readonly result: { readonly value?: unknown; readonly sharedId?: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } }

/** Quiet on the network, and nothing moves. */
const preferences = Object.entries({
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'signon.rememberSignons': false,
  'ui.prefersReducedMotion': 1,
})
  .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
  .join('\n')
