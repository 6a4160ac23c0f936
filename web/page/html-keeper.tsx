import { hash } from 'node:crypto'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { type Place, PlaceProvider } from '../place.tsx'
import { TextsProvider } from '../texts/texts.tsx'
import { textsOnServer } from '../texts/texts-on-server.ts'
import type { HtmlStore, KeepHtml } from '../ui/kept-html.tsx'

/**
 * Renders parts of documents by themselves, once for all pages that show them (`Kept`). A part is found by everything that it
 * can read: its props, its locale, and the moment that it names. There is no router, no answer and nobody signed in around
 * it, so that a part which would depend on these fails in the first test that renders it.
 */
export function htmlKeeper(store: HtmlStore, place: Place): KeepHtml {
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
        // Ids that React makes would otherwise begin anew in each part.
        { identifierPrefix: `${made}-` },
      ),
    )
    // Letters of Turkish take two bytes each.
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

/** A whole advertisement would be kept twice, once to be found by. */
const short = (text: string) => (text.length < 2000 ? text : hash('sha256', text, 'base64url'))

/** React's string is a tree of thousands of pieces, which would all be kept, and joined anew for every page. */
const flat = (text: string) => Buffer.from(text).toString()
