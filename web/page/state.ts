import type { Place } from '../place.tsx'
import type { Answered } from '../queries/answers.ts'
import type { PageRequest } from '../queries/page-request.ts'

/** The state sent to the browser with a hydrated page's HTML. */
export interface PageState extends PlaceState {
  readonly answers: Answered
  readonly isNewSession: boolean
}

type PlaceState = Pick<
  Place,
  'locale' | 'publicUrl' | 'signedIn' | 'who' | 'knowsCountries' | 'chatScript' | 'mapTiles' | 'googleOn' | 'smsOn'
>

export const statePlace = (page: PageRequest): PlaceState => {
  const { locale, publicUrl, signedIn, who, knowsCountries, chatScript, mapTiles, googleOn, smsOn } = page
  return { locale, publicUrl, signedIn, who, knowsCountries, chatScript, mapTiles, googleOn, smsOn }
}

/** A placeholder for the state, which is complete only after rendering. */
export const stateMark = '__STATE__'

export function writeState(html: string, state: PageState) {
  return replaceOnce(html, stateMark, inScript(JSON.stringify(state)))
}

/** React Router's own state, in one piece instead of a stream. */
export function writeHandoff(html: string, handoff: string, nonce: string) {
  const chunk = inScript(JSON.stringify(handoff))
  const script = `<script nonce="${nonce}">{const c=window.__reactRouterContext.streamController;c.enqueue(${chunk});c.close()}</script>`
  return replaceOnce(html, '</body>', `${script}</body>`)
}

/** A script that runs before the body is read. */
export const writeHeadScript = (html: string, code: string, nonce: string) =>
  html.replace('</head>', () => `<script nonce="${nonce}">${code}</script></head>`)

/** JSON escaped so that it cannot close its script element. */
const inScript = (json: string) =>
  json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

function replaceOnce(text: string, mark: string, by: string) {
  const at = text.lastIndexOf(mark)
  return at < 0 ? text : text.slice(0, at) + by + text.slice(at + mark.length)
}

export function readState(): PageState {
  return JSON.parse(document.getElementById('state')?.textContent ?? '') as PageState
}
