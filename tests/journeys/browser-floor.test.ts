import { globSync, readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { features } from 'web-features'
import { browserFloor } from '../../scripts/bundle/browser-floor.ts'
import { journey } from '../journey.ts'
import { mistakesOn, openPage, signIn } from '../open-page.ts'
import { publishForm } from '../publish-form.ts'

// What is built may use nothing that came after the oldest browsers in which everything is to work, by the data of the W3C's
// WebDX group, but for what is named here with the reason why nothing is lost without it.

const styles: Readonly<Record<string, string>> = {
  'properties.accent-color': 'controls have the colour of the system',
  'properties.anchor-name': 'within @supports: label bubbles stand above their button otherwise',
  'properties.anchor-scope': 'the same',
  'properties.position-anchor': 'the same',
  'properties.position-area': 'the same',
  'properties.position-try-fallbacks': 'the same',
  'properties.content-visibility': 'within @supports: filters keep their lid on wide screens otherwise',
  'selectors.details-content': 'the same; without it an accordion opens at once',
  'properties.field-sizing': 'a text area scrolls instead of growing',
  'properties.interpolate-size': 'an accordion opens at once',
  'at-rules.media.scripting': 'a button that needs a script is shown without one',
  'at-rules.starting-style': 'dialogs and drawers appear at once',
  'selectors.has': 'rules within @supports not selector(:has(a)) show in Firefox 115 what matters',
  'selectors.marker': 'not whole in Safari: the mark of an item has the colour of its words',
  'properties.user-select': 'built with its prefix',
  'properties.print-color-adjust': 'built with its prefix',
  'properties.text-size-adjust': 'built with its prefix',
  'properties.overscroll-behavior': 'the page scrolls on behind what is scrolled to its end',
  'properties.overscroll-behavior-x': 'the same',
  'properties.scrollbar-gutter': 'the page is wider by the scrollbar while a dialog is open',
  'properties.scrollbar-width': 'the scrollbar is as wide as the system’s',
  'properties.grid-template-rows.subgrid': 'packages beside each other are not aligned row by row',
  'properties.grid-template-columns.subgrid': 'the days of what was anonymised are as wide as the reasons',
  'properties.text-wrap': 'lines break as they always did',
  'properties.float': 'Chrome before 118 has no logical value of it: the name of a cell stands before its value',
  'properties.break-after': 'paper breaks elsewhere',
  'properties.zoom': 'Leaflet’s, for another browser',
}

test('styles use nothing newer than the floor but for looks', () => {
  const css = textOf('build/client/assets/*.css')
  const selectors = css.replace(/\{[^{}]*\}/g, '{}')
  const uses = (kind: string, [name = '', value = '', ...more]: readonly string[]) => {
    if (more.length > 0) return false
    const words = value.replaceAll('_', '[-_]')
    if (kind === 'properties')
      return new RegExp(`[{;]${name}:${value && `[^;}]*(?<![\\w-])${words}(?![\\w-])`}`).test(css)
    if (kind === 'at-rules')
      return value ? new RegExp(`@${name}[^{]*\\(${words}\\b`).test(css) : css.includes(`@${name}`)
    if (kind === 'types') return new RegExp(`(?<![\\w-])${words || name}\\(`).test(css)
    return kind === 'selectors' && value === '' && new RegExp(`:${name}(?![\\w-])`).test(selectors)
  }
  const used = tooNew().filter((key) => {
    const [area, kind = '', ...names] = key.split('.')
    return area === 'css' && uses(kind, names)
  })
  const named = Object.keys(styles)
  const found = used.map((key) => key.slice('css.'.length))
  expect(found.filter((key) => !named.some((name) => key === name || key.startsWith(`${name}.`)))).toEqual([])
  expect(named.filter((name) => !found.some((key) => key === name || key.startsWith(`${name}.`)))).toEqual([])
  expect(css).not.toMatch(/light-dark\(|&/)
})

const functions: Readonly<Record<string, string>> = {
  'AbortSignal.any': 'has a stand-in',
  'AbortSignal.timeout': 'in Chrome only in part before 124',
  'Map.groupBy': 'has a stand-in',
  'Promise.withResolvers': 'has a stand-in',
  'PublicKeyCredential.isConditionalMediationAvailable': 'asked for before it is called',
  'URL.canParse': 'has a stand-in',
  'Uint8Array.fromBase64': 'asked for before it is used',
}

test('scripts use no function that is newer than the floor and has no stand-in', () => {
  const code = textOf('build/client/assets/*.tr.js')
  const statics = tooNew().flatMap((key) => {
    const [area, ...path] = key.replace(/_static$/, '').split('.')
    const names = area === 'javascript' && path[0] === 'builtins' ? path.slice(1) : area === 'api' ? path : []
    return names.length === 2 ? [names.join('.')] : []
  })
  const written = new Set([...code.matchAll(/(?<![\w$.])[A-Z]\w*\.\w+/g)].map(([name]) => name))
  expect(statics.filter((name) => written.has(name)).sort()).toEqual(Object.keys(functions).sort())
  // The object of a method cannot be seen; no other object has methods of these names. React Aria tests for the first, our
  // toasts for `popover`, before the call.
  const methods = [
    ...code.matchAll(/\.(checkVisibility|\w+Popover|setHTMLUnsafe|moveBefore|toWellFormed|isWellFormed)\(/g),
  ]
  expect([...new Set(methods.map(([, name]) => name))].sort()).toEqual([
    'checkVisibility',
    'hidePopover',
    'showPopover',
  ])
  // States are set as attributes: Firefox has had them as properties since 119.
  expect(code).not.toMatch(/\.aria(?:Busy|Disabled|Selected|Expanded|Pressed|Checked|Hidden|Label)\s*=(?!=)/)
  // Its days are 9/21/2026 where a browser has ICU 72, as WebKitGTK in Debian 12.
  expect(code).not.toContain('en-CA')
})

test('what documents run needs no stand-in', () => {
  const [entry = ''] = globSync('build/client/assets/document-*.js').filter((file) => !/\.(?:tr|en)\.js$/.test(file))
  const code = textOf(entry)
  for (const name of Object.keys(functions)) if (name !== 'AbortSignal.timeout') expect(code).not.toContain(name)
  expect(code).not.toMatch(/\.checkVisibility\(/)
})

const app = journey()

test('a browser at the floor fetches the stand-ins and works; another does not', async () => {
  for (const isOld of [true, false]) {
    const context = await app.browser.newContext()
    onTestFinished(() => context.close())
    await signIn(context, app.address, 'kurum@kopru.test')
    const page = await context.newPage()
    const mistakes = mistakesOn(page)
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    if (isOld) await page.addInitScript(forgetNewer)
    for (const path of ['', '/interviews', '/reports', '/applications?search=a']) {
      await page.goto(`${app.address}/organizations-dashboard${path}`, { waitUntil: 'networkidle' })
      await page.getByRole('heading', { level: 1 }).waitFor()
    }
    expect(mistakes).toEqual([])
    expect(fetched.some((url) => url.includes('/stand-ins-'))).toBe(isOld)
  }
})

/** In the page: what browsers at the floor do not have. */
function forgetNewer() {
  const newer: [object, string][] = [
    [AbortSignal, 'any'],
    [Map, 'groupBy'],
    [Promise, 'withResolvers'],
    [URL, 'canParse'],
    [URL, 'parse'],
    [URLSearchParams.prototype, 'size'],
    [Element.prototype, 'checkVisibility'],
  ]
  for (const [owner, name] of newer) Reflect.deleteProperty(owner, name)
}

const noScript = { javaScriptEnabled: false }

test('without scripts no button is shown that does nothing', async () => {
  const { publicAddress } = await publishForm(app.address, 'Sessiz Burs', { questions: [] })
  const advertisement = new URL(publicAddress).pathname
  for (const path of [
    '/',
    '/scholarships',
    '/organizations',
    '/contact-us',
    '/student-login',
    '/company-register',
    advertisement,
  ]) {
    const { page } = await openPage(app, path, noScript)
    const idle = page.locator('button[type=button], button:not(form *, [form])').filter({ visible: true })
    expect(await idle.allTextContents(), path).toEqual([])
  }
})

const textOf = (pattern: string) =>
  globSync(pattern)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

/** Keys of the browsers' compatibility data that not all of the oldest browsers have. */
function tooNew(): string[] {
  return Object.values(features as unknown as Readonly<Record<string, Feature>>).flatMap(
    ({ compat_features: keys = [], status }) =>
      keys.filter((key) => {
        const support = status?.by_compat_key?.[key]?.support ?? status?.support ?? {}
        return Object.entries(browserFloor).some(([browser, version]) => !(versionOf(support[browser]) <= version))
      }),
  )
}

const versionOf = (text = '') => Number.parseFloat(text.replace('≤', ''))

interface Feature {
  readonly compat_features?: readonly string[]
  readonly status?: Supported & { readonly by_compat_key?: Readonly<Record<string, Supported>> }
}

interface Supported {
  readonly support: Readonly<Record<string, string>>
}
