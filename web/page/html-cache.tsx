import { hash } from 'node:crypto'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { type Place, PlaceProvider } from '../place.tsx'
import { TextsProvider } from '../texts/texts.tsx'
import { textsOnServer } from '../texts/texts-on-server.ts'
import type { HtmlStore, KeepHtml } from '../ui/kept-html.tsx'

/**
 * Renders fragments of documents once for all pages that show them (`Kept`). The cache key has all their input: props,
 * locale, and the moment they name. They render without router, answers and session, so that a fragment depending on
 * those fails in its first test.
 */
export function htmlCache(store: HtmlStore, place: Place): KeepHtml {
  const anybody: Place = { ...place, signedIn: false, who: null, hydrated: false, nonce: '' }
  return (Part, props, moment = '') => {
    const key = `${numberOf(Part as ComponentType<never>)} ${place.locale} ${moment} ${short(JSON.stringify(props))}`
    const found = store.get(key)
    if (found) return found.html
    made += 1
    const html = flat(
      renderToString(
        <PlaceProvider value={anybody}>
          <TextsProvider value={textsOnServer}>
            <Part {...props} />
          </TextsProvider>
        </PlaceProvider>,
        // Without a prefix React's generated ids would repeat in each fragment.
        { identifierPrefix: `${made}-` },
      ),
    )
    // Strings with Turkish letters take two bytes per character.
    store.set(key, { html, bytes: 2 * (key.length + html.length) + 200 })
    return html
  }
}

let made = 0

const numbers = new Map<ComponentType<never>, number>()

function numberOf(part: ComponentType<never>): number {
  const number = numbers.get(part) ?? numbers.size
  numbers.set(part, number)
  return number
}

/** Hashes long keys: a whole advertisement would be stored twice. */
const short = (text: string) => (text.length < 2000 ? text : hash('sha256', text, 'base64url'))

/** Flattens React's string, a rope of thousands of pieces, which would be kept and joined for every page. */
const flat = (text: string) => Buffer.from(text).toString()
